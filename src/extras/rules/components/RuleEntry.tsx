import { graphql } from "gatsby";
import { SpotDrawing } from "../../../components/SpotDrawing/SpotDrawing";
import { dayText } from "../../../content/day";
import { unbroken, useText } from "../../../i18n";
import { oldestCheck } from "../../../seo/page";
import { dataAttribute } from "../../../styles/data-attributes";
import * as styles from "./RuleEntry.module.css";

interface RuleTopicProps {
  topic: Queries.RuleTopic_topicFragment;
  rules: readonly Queries.RuleEntry_ruleFragment[];
}

/** A question with the rules that answer it; a folded one shows its question alone until opened. */
export const RuleTopic = ({ topic, rules }: RuleTopicProps) =>
  topic.folded ? (
    <details className="disclosure" {...dataAttribute("print", "open")}>
      <summary className="chevron">
        <h3>{unbroken(topic.title)}</h3>
      </summary>
      {/* Inside of what is folded: a link to it unfolds it. */}
      <div id={topic.anchor} className="ruled">
        {rules.map((rule) => (
          <RuleEntry key={rule.entryId} rule={rule} />
        ))}
      </div>
    </details>
  ) : (
    <div className="split block">
      <div className="stack sticky">
        <h3 id={topic.anchor}>{unbroken(topic.title)}</h3>
        <SpotDrawing name={topic.drawing} />
      </div>
      <div className="ruled">
        {rules.map((rule) => (
          <RuleEntry key={rule.entryId} rule={rule} />
        ))}
      </div>
    </div>
  );

/**
 * A rule at its address: what it comes to and whom it is for; behind a disclosure the rule itself,
 * its source, and the day on which it was checked.
 */
function RuleEntry({ rule }: { rule: Queries.RuleEntry_ruleFragment }) {
  const { t } = useText();
  const { entryId, title, answer, sentence, audience, citation, url } = rule;
  const { checkedNote, grade, isDue } = rule;
  const statement = <p className="measure">{unbroken(sentence)}</p>;
  const standing = grade as "text";
  return (
    <div id={entryId} className={`${styles.entry} spaced-links`}>
      <h4>{unbroken(title)}</h4>
      {answer ? <p className={styles.answer}>{unbroken(answer)}</p> : statement}
      <p className="note">{unbroken(audience)}</p>
      <details className="note" {...dataAttribute("print", "open")}>
        <summary className="chevron no-print">
          {isDue
            ? checkedNote
            : t(answer ? `rule.behind.${standing}` : `rule.standing.${standing}`)}
        </summary>
        {answer ? statement : null}
        <p className="measure">
          {url ? <a href={url}>{citation}</a> : citation}
          {"\u00a0· "}
          {checkedNote}
        </p>
      </details>
    </div>
  );
}

/** Says since which day every rule of a page has been checked. */
export function CheckedSince({ rules }: { rules: readonly { readonly checked: string }[] }) {
  const { t, locale } = useText();
  const oldest = oldestCheck(rules);
  return oldest ? <p>{t("rule.checkedOnce", { date: dayText(oldest, locale) })}</p> : null;
}

export const query = graphql`
  fragment RuleTopic_topic on RuleTopic {
    anchor
    title
    drawing
    folded
  }

  fragment RuleEntry_rule on Rule {
    entryId
    title
    answer
    sentence
    audience
    citation
    url
    checkedNote
    grade
    isDue
  }
`;
