import type { HeadProps } from "gatsby";
import { AreaList } from "../components/AreaList/AreaList";
import { Contacts } from "../components/Contacts/Contacts";
import { LicenseLine } from "../components/LicenseLine/LicenseLine";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { RatingLine } from "../components/RatingLine/RatingLine";
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
        lead="Where it is, what it is used for, what has to change and by when. If you are not sure of something, say so: that is an answer too."
      />
      <div className={`${styles.columns ?? ""} wrap`}>
        <div>
          <h2 className={styles.title}>Request a quote</h2>
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

      <section className="section" aria-labelledby="areas">
        <div className={`${styles.areas ?? ""} wrap`}>
          <div>
            <h2 id="areas" className={styles.title}>
              Where we work
            </h2>
            <AreaList />
          </div>
          <ValleyMap />
        </div>
      </section>
    </>
  );
}

export function Head({ location }: HeadProps) {
  return (
    <SiteHead
      title="Contact"
      description="Request a quote from a Las Vegas general contractor, call (702) 555-0142 any day from 8 am to 5 pm, or write. Address, hours and service areas."
      path={location.pathname}
      kind="ContactPage"
    />
  );
}
