import { graphql } from "gatsby";
import { articleSections } from "../../content/sections";
import { SpotDrawing } from "../SpotDrawing/SpotDrawing";
import * as styles from "./Checklist.module.css";

interface ChecklistProps {
  checklist: Queries.Checklist_checklistFragment;
}

/** A list to tick off on paper; it prints on a page of its own. */
export function Checklist({ checklist }: ChecklistProps) {
  return (
    <section className={styles.checklist} aria-labelledby={articleSections.checklist}>
      <div className={styles.head}>
        <h2 id={articleSections.checklist} className={styles.title}>
          {checklist.title}
        </h2>
        <SpotDrawing name="checklist" />
      </div>
      <ul className={styles.list}>
        {checklist.items.map((item) => (
          <li key={item} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

export const query = graphql`
  fragment Checklist_checklist on Checklist {
    title
    items
  }
`;
