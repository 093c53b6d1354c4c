import { graphql } from "gatsby";
import { useId } from "react";
import { articleSections } from "../../content/sections";
import { Fold } from "../Fold/Fold";
import { SpotDrawing } from "../SpotDrawing/SpotDrawing";
import * as styles from "./Checklist.module.css";

/** A list to print, on a sheet of its own, and tick off; a phone shows it folded. */
export function Checklist({ checklist }: { checklist: Queries.Checklist_checklistFragment }) {
  const id = useId();
  return (
    <section
      id={articleSections.checklist}
      className={`${styles.checklist} tone rounded`}
      aria-labelledby={id}
      data-print="sheet"
    >
      <SpotDrawing name="checklist" />
      <Fold id={id} title={checklist.title} size="xl">
        <ul className={styles.list}>
          {checklist.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}

export const query = graphql`
  fragment Checklist_checklist on Checklist {
    title
    items
  }
`;
