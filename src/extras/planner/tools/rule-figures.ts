/** The figures of a rule, by name. Pure. */
import type { FigureName } from "../plan-names";

export type Figures = readonly { value: number; name: string | null }[];

/** Returns a figure; undefined where the rule has none of that name. */
export const findFigure = (figures: Figures, name: FigureName): number | undefined =>
  figures.find((figure) => figure.name === name)?.value;

/**
 * Returns a figure; throws where the rule has none of that name: what needs it cannot go on with
 * another.
 */
export function figureOf(figures: Figures, name: FigureName): number {
  const value = findFigure(figures, name);
  if (value === undefined) throw new Error(`No figure of the rule has the name “${name}”.`);
  return value;
}
