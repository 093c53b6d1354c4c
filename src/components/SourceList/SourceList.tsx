import { graphql } from "gatsby";
import { Fold } from "../Fold/Fold";
import { original } from "../../content/language";
import { unbroken, useText } from "../../i18n";
import { dataAttribute } from "../../styles/data-attributes";

interface SourceListProps {
  page: Queries.SourceList_pageFragment;
  /** Shown in the fold, above the sources; all screens show the fold closed then. */
  children?: React.ReactNode;
}

/** Sources for what a page says, and the day on which they were last checked. */
export function SourceList({ page, children }: SourceListProps) {
  const { sources, checkedText } = page;
  const { t, language } = useText();
  const day = <p className="quiet after">{t("sources.checked", { day: checkedText })}</p>;
  if (sources.length === 0) return <div className="small">{day}</div>;
  const list = (
    <ul className="columns spaced-links" lang={language === original ? undefined : original}>
      {sources.map(({ title, url }) => (
        <li key={url + title}>
          <a href={url}>{unbroken(title)}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <section className="small" aria-label={t("sources.title")}>
      {children ? (
        <details className="disclosure" {...dataAttribute("print", "open")}>
          <summary className="chevron">
            <h2>{t("sources.title")}</h2>
          </summary>
          {children}
          {list}
        </details>
      ) : (
        <Fold title={t("sources.title")}>{list}</Fold>
      )}
      {day}
    </section>
  );
}

export const query = graphql`
  fragment SourceList_page on ContentPage {
    sources {
      title
      url
    }
    checkedText
  }
`;
