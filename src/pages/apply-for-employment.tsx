import clsx from "clsx";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Contacts } from "../components/Contacts/Contacts";
import { Hero } from "../components/PageHeader/Hero";
import { Link } from "../components/Link/Link";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { pagePicture } from "../components/Picture/page-picture";
import { EmploymentForm } from "../forms/EmploymentForm";
import { SiteHead } from "../seo/SiteHead";
import * as styles from "./apply-for-employment.module.css";

const pictureOf = (data: Queries.EmploymentPageQuery) =>
  pagePicture(
    data.picture,
    "Site workbench with hard hats, drawings, a level and a drill under a board of hand tools",
    "Illustration: the bench on a framed site.",
  );

export default function EmploymentPage({ data }: PageProps<Queries.EmploymentPageQuery>) {
  const picture = pictureOf(data);
  return (
    <>
      <PageHeader
        page={{ title: "Apply for Employment", path: "/apply-for-employment" }}
        title="Work with us"
        lead="For carpenters, superintendents, estimators, helpers and trades who want to be asked when a job fits. It takes about five minutes and a résumé is optional."
        picture={picture ? <Hero picture={picture} /> : undefined}
      />
      <div className={clsx(styles.columns, "with-aside wrap")}>
        <div>
          <h2 className={styles.title}>Apply</h2>
          <p className={styles.text}>
            This is a general application and not the notice of an open position. Your name, a way
            to reach you and your trade are enough.
          </p>
          <EmploymentForm />
        </div>
        <aside aria-label="Good to know">
          <h2 className={styles.title}>Good to know</h2>
          <dl className={styles.list}>
            <div>
              <dt>OSHA card</dt>
              <dd>
                Nevada asks workers for OSHA-10 and supervisors for OSHA-30{" "}
                <Link to="/rules#osha-10-30">soon after they are hired</Link>. Not having one yet
                does not rule you out.
              </dd>
            </div>
            <div>
              <dt>Pay</dt>
              <dd>We do not ask what you earned before. You may say what you expect.</dd>
            </div>
            <div>
              <dt>What not to send</dt>
              <dd>No Social Security number, no photo, no copy of an ID.</dd>
            </div>
            <div>
              <dt>Need an adjustment?</dt>
              <dd>Call or write, and we find another way to apply.</dd>
            </div>
          </dl>
          <h2 className={styles.contact}>Reach us</h2>
          <Contacts />
        </aside>
      </div>
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.EmploymentPageQuery>) {
  return (
    <SiteHead
      title="Apply for Employment"
      description="A general application for trades and site staff at a Las Vegas general contractor: about five minutes, résumé optional, no pay history asked."
      path={location.pathname}
      hero={pictureOf(data)}
    />
  );
}

export const query = graphql`
  query EmploymentPage {
    picture: file(relativePath: { eq: "pages/employment.jpg" }) {
      ...Picture_file
    }
  }
`;
