import clsx from "clsx";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Contacts } from "../components/Contacts/Contacts";
import { Hero } from "../components/PageHeader/Hero";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { pagePicture } from "../components/Picture/page-picture";
import { EmploymentForm } from "../forms/EmploymentForm";
import { SiteHead } from "../seo/SiteHead";
import { page, words } from "../words/en/pages/apply-for-employment";
import { withWords } from "../words/words";
import * as styles from "./apply-for-employment.module.css";

const pictureOf = (data: Queries.EmploymentPageQuery) =>
  pagePicture(data.picture, page.alt, page.caption);

function EmploymentPage({ data }: PageProps<Queries.EmploymentPageQuery>) {
  const picture = pictureOf(data);
  return (
    <>
      <PageHeader
        page={{ title: page.title, path: "/apply-for-employment" }}
        title={page.headline}
        lead={page.lead}
        picture={picture ? <Hero picture={picture} /> : undefined}
      />
      <div className={clsx(styles.columns, "with-aside wrap")}>
        <div>
          <h2 className={styles.title}>{page.apply}</h2>
          <p className={styles.text}>{page.applyText}</p>
          <EmploymentForm />
        </div>
        <aside aria-label={page.know}>
          <h2 className={styles.title}>{page.know}</h2>
          <dl className={styles.list}>
            <div>
              <dt>{page.osha}</dt>
              <dd>{page.oshaText}</dd>
            </div>
            <div>
              <dt>{page.pay}</dt>
              <dd>{page.payText}</dd>
            </div>
            <div>
              <dt>{page.private}</dt>
              <dd>{page.privateText}</dd>
            </div>
            <div>
              <dt>{page.adjust}</dt>
              <dd>{page.adjustText}</dd>
            </div>
          </dl>
          <div className={styles.contact}>
            <h2 className={styles.title}>{page.reach}</h2>
            <Contacts drawing="stud-wall" />
          </div>
        </aside>
      </div>
    </>
  );
}

EmploymentPage.words = words;

export default EmploymentPage;

export const Head = withWords(
  words,
  ({ data, location }: HeadProps<Queries.EmploymentPageQuery>) => (
    <SiteHead
      title={page.title}
      description={page.description}
      path={location.pathname}
      hero={pictureOf(data)}
    />
  ),
);

export const query = graphql`
  query EmploymentPage {
    picture: file(relativePath: { eq: "pages/apply-for-employment/employment.jpg" }) {
      ...Picture_file
    }
  }
`;
