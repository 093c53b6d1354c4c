import clsx from "clsx";
import { graphql, type PageProps } from "gatsby";
import { PageCall, PageSection, PageTop, found } from "../components/Page/Page";
import { RichText } from "../components/RichText/RichText";
import { useText } from "../i18n";
import { useBusiness } from "../i18n/site";
import { headOf } from "../seo/Head";
import * as styles from "./standalone-page.module.css";

interface PageParts {
  page: Queries.StandalonePage_pageFragment;
  sections: Queries.StandalonePage_pageFragment["sections"];
}

/** A page of `content/pages` that has no component in src/pages. The section `call` ends it. */
export default function StandalonePageTemplate({
  data,
}: PageProps<Queries.StandalonePageTemplateQuery>) {
  const page = found(data.page);
  const sections = page.sections.filter(({ id }) => id !== "call");
  const top = <PageTop page={page} picture={page.picture} />;
  const isPaper = page.path.startsWith("/papers/");
  const Content = isPaper ? Paper : Sections;
  return (
    <>
      {isPaper ? <div className="no-print">{top}</div> : top}
      <Content page={page} sections={sections} />
      {sections.length < page.sections.length ? <PageCall page={page} /> : null}
    </>
  );
}

/** Sections one below the other; the parts of one, under `###` headings, as terms. */
const Sections = ({ page, sections }: PageParts) =>
  sections.map(({ id }) => <PageSection key={id} page={page} id={id} beside />);

/** One of the papers of a job, with example amounts, which prints as that paper. */
function Paper({ page, sections }: PageParts) {
  const { t } = useText();
  const { name } = useBusiness();
  return (
    <div className="wrap">
      <article className={clsx(styles.sheet, "rounded")} data-print="paper">
        <p className={clsx(styles.top, "note")}>
          <strong>
            {name} · {page.title}
          </strong>{" "}
          <span>{t("papers.specimen")}</span>
        </p>
        {sections.map(({ id, title, html }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <RichText html={html} />
          </section>
        ))}
      </article>
    </div>
  );
}

export const Head = headOf<Queries.StandalonePageTemplateQuery>();

export const query = graphql`
  query StandalonePageTemplate($id: String!) {
    page(markdown: { id: { eq: $id } }) {
      ...StandalonePage_page
    }
  }
`;
