import clsx from "clsx";
import { graphql, type PageProps } from "gatsby";
import { Button } from "../../../components/Action/Action";
import { PageCall, PageTop, useRequired } from "../../../components/Page/Page";
import { RichText } from "../../../components/RichText/RichText";
import { unbroken, useText } from "../../../i18n";
import { useBusiness } from "../../../i18n/site";
import { headOf } from "../../../seo/Head";
import { attributeName, dataAttribute } from "../../../styles/data-attributes";
import "../print.css";
import * as styles from "./papers.module.css";

/**
 * The papers of a job, with example amounts: each section of the text a sheet at its own address,
 * which prints as that paper.
 */
export default function PapersPage({ data }: PageProps<Queries.PapersPageQuery>) {
  const required = useRequired();
  const page = required(data.page, "content/pages/papers/index.md");
  const { t } = useText();
  const papers = page.sections.filter(({ id }) => id !== "call");
  return (
    <>
      <div className="no-print">
        <PageTop page={page}>
          <nav aria-label={t("contents.title")}>
            <ul className="columns after spaced-links">
              {papers.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        </PageTop>
      </div>
      <div className="wrap">
        {papers.map((paper) => (
          <Sheet key={paper.id} paper={paper} />
        ))}
      </div>
      <PageCall page={page} />
    </>
  );
}

type Paper = Queries.Page_pageFragment["sections"][number];

function Sheet({ paper }: { paper: Paper }) {
  const { id, title, html, parts } = paper;
  const { t } = useText();
  const { name } = useBusiness();
  return (
    <article
      id={id}
      className={clsx(styles.sheet, "rounded")}
      aria-label={title}
      {...dataAttribute("print", "alone")}
    >
      <h2>{unbroken(title)}</h2>
      <p className={clsx(styles.top, "note")}>
        <strong>{name}</strong> <span className={styles.specimen}>{t("papers.specimen")}</span>
      </p>
      <RichText className="prose quiet no-print" html={html} />
      {parts.map((part) => (
        <section key={part.id} id={part.id} aria-label={part.title}>
          <h3>{unbroken(part.title)}</h3>
          <RichText html={part.html} />
        </section>
      ))}
      <div className="after no-print script-only">
        <Button onClick={({ currentTarget }) => printAlone(currentTarget.closest("article"))}>
          {t("papers.print")}
        </Button>
      </div>
    </article>
  );
}

/** Prints one sheet without the others, which print.css leaves out. */
function printAlone(sheet: HTMLElement | null) {
  const attribute = attributeName("printed");
  sheet?.toggleAttribute(attribute, true);
  // Where printing does not wait, as on an iPhone, the mark has to last until it is done.
  window.addEventListener("afterprint", () => sheet?.removeAttribute(attribute), {
    once: true,
  });
  window.print();
}

export const Head = headOf<Queries.PapersPageQuery>();

export const query = graphql`
  query PapersPage($language: String!) {
    page(slug: { eq: "papers" }, language: { eq: $language }) {
      ...Page_page
    }
  }
`;
