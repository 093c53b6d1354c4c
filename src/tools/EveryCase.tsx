import type { ReactNode } from "react";
import { Section } from "../components/Section/Section";
import { toolSections } from "../content/sections";

interface EveryCaseProps {
  title: string;
  intro?: string;
  /** Stays in view below the title. */
  drawing: ReactNode;
  /** Text, lists and tables. */
  children: ReactNode;
}

/** Every answer that a tool can give, for visitors who have no script or want to compare. */
export function EveryCase({ children, ...heading }: EveryCaseProps) {
  return (
    <Section id={toolSections.every} beside {...heading}>
      <div className="prose">{children}</div>
    </Section>
  );
}
