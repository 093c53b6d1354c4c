import { graphql } from "gatsby";
import { Fold } from "../Fold/Fold";
import { original } from "../../content/language";
import { unbroken, useText } from "../../i18n";

/** Sources for what a page says, and the day on which they were last checked. */
export function SourceList({ page }: { page: Queries.SourceList_pageFragment }) {
  const { sources, checkedText } = page;
  const { t, language } = useText();
  const day = <p className="quiet after">{t("sources.checked", { day: checkedText })}</p>;
  if (sources.length === 0) return <div className="small">{day}</div>;
  return (
    <section className="small" aria-label={t("sources.title")}>
      <Fold title={t("sources.title")}>
        <ul className="columns spaced-links" lang={language === original ? undefined : original}>
          {sources.map(({ title, url }) => (
            <li key={url + title}>
              <a href={url}>{unbroken(title)}</a>
            </li>
          ))}
        </ul>
      </Fold>
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
