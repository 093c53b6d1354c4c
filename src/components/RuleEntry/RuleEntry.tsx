import { graphql } from "gatsby";
import * as styles from "./RuleEntry.module.css";

/** A rule in full, at its own address: what it says, whom it binds, its source and when it was checked. */
export function RuleEntry({ rule }: { rule: Queries.RuleEntry_ruleFragment }) {
  const { entryId, title, sentence, audience, citation, url, checkedNote } = rule;
  return (
    <div id={entryId} className={`${styles.entry} rule-entry spaced-links`}>
      <h3>{title}</h3>
      <p>{sentence}</p>
      <p className="note">
        {audience} ·{" "}
        {url ? (
          <a href={url} rel="noopener">
            {citation}
          </a>
        ) : (
          citation
        )}{" "}
        · {checkedNote}
      </p>
    </div>
  );
}

export const query = graphql`
  fragment RuleEntry_rule on Rule {
    entryId
    title
    sentence
    audience
    citation
    url
    checkedNote
  }
`;
