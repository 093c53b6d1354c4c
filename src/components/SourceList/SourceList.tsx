import { graphql } from "gatsby";
import { Fold } from "../Fold/Fold";
import { useContentWords, useWords } from "../../words/words";
import * as styles from "./SourceList.module.css";

interface SourceListProps {
  sources: readonly Queries.SourceList_sourceFragment[];
  /** Day on which the rules were last checked, in words. */
  checked: string;
}

/** Sources for what a page says, and the day on which they were last checked. */
export function SourceList({ sources, checked }: SourceListProps) {
  const { language } = useWords();
  const { sources: words } = useContentWords();
  const day = <p className="quiet">{words.checked(checked)}</p>;
  if (sources.length === 0) return <div className={styles.sources}>{day}</div>;
  return (
    <section className={styles.sources} aria-label={words.title}>
      <Fold title={words.title} size="l">
        <ul className={styles.list} lang={language.code === "en" ? undefined : "en"}>
          {sources.map(({ title, url }) => (
            <li key={url + title}>
              <a href={url} rel="noopener">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </Fold>
      {day}
    </section>
  );
}

export const query = graphql`
  fragment SourceList_source on Source {
    title
    url
  }
`;
