/** The themes, of which a visitor chooses one. Apart, since the list below is for types and tests. */
export const themes = ["system", "light", "dark"] as const;

/**
 * The data attributes by which a part of a page says what it is to another file: to styles that are
 * not its own, or to a script. Markup takes them from `dataAttribute`, scripts from
 * `attributeName`; a test compares the styles with this list (source.test.ts).
 */
export const dataAttributes = {
  /**
   * What it needs on paper. Everywhere: `plain` (no grid), `open` (unfolded), `grid` (small tiles),
   * `sheet` (a sheet of its own). Of the planner: `dense` (small text, to fit on fewer sheets),
   * `answer` (what a plan says), `bids` (the sheet for bids). Of the papers: `paper` (one of them,
   * which is printed alone).
   */
  print: ["plain", "open", "grid", "sheet", "dense", "answer", "bids", "paper"],
  /** The paper that is printed now. */
  printed: [""],
  /** The first picture: as wide as the window, beside the headline, or that of home. */
  hero: ["full", "split", "home"],
  /** Of a fold: the size of its heading where the content is not folded. */
  size: ["s", "xl"],
  /** Asks for a quote. */
  quote: [""],
  /** Says that something cannot be done: then nothing on the page asks for a quote. */
  "no-quote": [""],
  /** Whether a tool has been asked. */
  planned: ["true", "false"],
  /** Stands for something that the owner has not supplied. */
  specimen: [""],
  /** On the root element: what is far below the first view waits. */
  "first-view": [""],
  /** On the root element: the theme that the visitor has chosen. */
  theme: themes,
  /** On the root element: script marks the target of the address, in place of the browser. */
  targets: [""],
  /** The target of the address. */
  target: [""],
  /** Of the progress bar. */
  state: ["", "loading", "finished", "failed"],
} as const;

type Name = keyof typeof dataAttributes;

/** Returns a data attribute with its value, for markup: `<details {...dataAttribute("print", "open")}>`. */
export const dataAttribute = <One extends Name>(
  name: One,
  value: (typeof dataAttributes)[One][number],
) => ({ [attributeName(name)]: value });

/** Returns the whole name of a data attribute, for scripts. */
export const attributeName = (name: Name): string => `data-${name}`;
