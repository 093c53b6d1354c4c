import clsx from "clsx";
import { unbroken } from "../../i18n";
import { Deferred } from "../FirstView/FirstView";
import * as styles from "./Section.module.css";

/** A section's heading and content, and how they are laid out. */
export interface SectionProps {
  /** Id of the heading, for links. */
  id: string;
  title: React.ReactNode;
  /** A short introduction to the section: a sentence, or paragraphs of their own. */
  intro?: React.ReactNode;
  /** A small drawing below the heading. */
  drawing?: React.ReactNode;
  /** Puts the heading beside the content rather than above it, on wide screens. */
  beside?: boolean;
  /** Gives it a background of its own. */
  tone?: boolean;
  children: React.ReactNode;
}

/** A section of a page with its heading, on the page's grid. */
export function Section({ id, title, intro, drawing, beside, tone, children }: SectionProps) {
  return (
    <Deferred>
      <section className={clsx(tone && "tone", "section")} aria-labelledby={id}>
        <div className={clsx("wrap", beside && "split")}>
          <div className={beside ? "stack sticky" : clsx(styles.head, intro && "split")}>
            <h2 id={id}>{unbroken(title)}</h2>
            {intro ? (
              <div className="measure quiet">
                {typeof intro === "string" ? <p>{intro}</p> : intro}
              </div>
            ) : null}
            {drawing}
          </div>
          {children}
        </div>
      </section>
    </Deferred>
  );
}
