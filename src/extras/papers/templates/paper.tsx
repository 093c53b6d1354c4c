import clsx from "clsx";
import { graphql, type PageProps } from "gatsby";
import { PageCall, PageTop, required } from "../../../components/Page/Page";
import { RichText } from "../../../components/RichText/RichText";
import { useText } from "../../../i18n";
import { useBusiness } from "../../../i18n/site";
import { headOf } from "../../../seo/Head";
import * as styles from "./paper.module.css";

/** One of the papers of a job, with example amounts, which prints as that paper. The section `call` ends it. */
export default function PaperTemplate({ data }: PageProps<Queries.PaperTemplateQuery>) {
  const page = required(data.page, "content/pages/papers");
  const { t } = useText();
  const { name } = useBusiness();
  const sections = page.sections.filter(({ id }) => id !== "call");
  return (
    <>
      <div className="no-print">
        <PageTop page={page} picture={page.picture} />
      </div>
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
      {sections.length < page.sections.length ? <PageCall page={page} /> : null}
    </>
  );
}

export const Head = headOf<Queries.PaperTemplateQuery>();

export const query = graphql`
  query PaperTemplate($id: String!) {
    page(markdown: { id: { eq: $id } }) {
      ...Page_page
    }
  }
`;
