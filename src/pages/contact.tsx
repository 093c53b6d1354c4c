import clsx from "clsx";
import type { HeadProps } from "gatsby";
import type { MiddlewareName } from "../content/middleware-names";
import { AreaList } from "../components/AreaList/AreaList";
import { BelowTheFold } from "../components/BelowTheFold/BelowTheFold";
import { Contacts } from "../components/Contacts/Contacts";
import { LicenseLine } from "../components/LicenseLine/LicenseLine";
import { Link } from "../components/Link/Link";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { RatingLine } from "../components/RatingLine/RatingLine";
import { useBusiness } from "../components/site/useSite";
import { ValleyMap } from "../components/ValleyMap/ValleyMap";
import { ContactForm } from "../forms/ContactForm";
import { SiteHead } from "../seo/SiteHead";
import * as styles from "./contact.module.css";

export default function ContactPage() {
  return (
    <>
      <PageHeader
        page={{ title: "Contact", path: "/contact" }}
        title="Tell us about the place"
        lead="Where it is, what it is used for, what has to change and by when. If you are not sure of something, say so."
      />
      <div className="with-aside wrap">
        <div>
          <h2 className={styles.title}>Request a quote</h2>
          <p className={clsx(styles.text, "quiet")}>
            Short answers will do. To send more, read{" "}
            <Link to="/faq#quote">what helps us quote</Link>; what follows is in{" "}
            <Link to="/build-process">the six steps of a build</Link>. For your own home, know{" "}
            <Link to="/rights">your rights as a Nevada owner</Link> first.
          </p>
          <ContactForm />
        </div>
        <aside aria-label="How to reach us">
          <Contacts />
          <p className={styles.small}>
            <LicenseLine />
          </p>
          <p className={styles.small}>
            <RatingLine />
          </p>
        </aside>
      </div>

      <BelowTheFold>
        <section className="section" aria-labelledby="areas">
          <div className="with-aside wrap">
            <div>
              <h2 id="areas" className={styles.title}>
                Where we work
              </h2>
              <AreaList />
            </div>
            <ValleyMap />
          </div>
        </section>
      </BelowTheFold>
    </>
  );
}

/** `/contact?project=casino`: the form chooses that service. */
ContactPage.middleware = ["project-type"] satisfies MiddlewareName[];

export function Head({ location }: HeadProps) {
  const { phoneDisplay, hours } = useBusiness();
  return (
    <SiteHead
      title="Contact"
      description={`Request a quote from a Las Vegas general contractor, call ${phoneDisplay} (${hours.text}), or write. With our address and the places we serve.`}
      path={location.pathname}
      kind="ContactPage"
    />
  );
}
