/**
 * The themes, of which a visitor chooses one. Apart, since the list below is for types and tests.
 */
export const themes = ["system", "light", "dark"] as const;

/** Any text. */
const anyText: readonly string[] = [];

/**
 * The data attributes by which a part of a page says what it is to styles, to a script or to tests.
 * Markup takes them from `dataAttribute`, as ESLint asks, and scripts from `attributeName`; a test
 * compares the styles with this list (source.test.ts).
 */
export const dataAttributes = {
  /**
   * What it needs on paper: `plain` (no grid), `open` (unfolded), `grid` (small tiles), `sheet` (a
   * sheet of its own), `dense` (small text, to fit on fewer sheets), in that `result` (what a form
   * has answered) or `fields` (a table to write in), `alone` (one of several parts of a page, each
   * of which can be printed without the others).
   */
  print: ["plain", "open", "grid", "sheet", "dense", "result", "fields", "alone"],
  /** Of several parts of a page the one that is printed now. */
  printed: [""],
  /** The first picture: as wide as the window, beside the headline, or that of home. */
  hero: ["full", "split", "home"],
  /** Of a fold: the size of its heading where the content is not folded. */
  size: ["s", "xl"],
  /** Asks for a quote. */
  quote: [""],
  /** Says that something cannot be done: then nothing on the page asks for a quote. */
  "no-quote": [""],
  /** Of a form that answers on its page: whether it has. */
  answered: ["true", "false"],
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
  /** On the root element: what follows the name of a page in its title. */
  "title-suffix": anyText,
  /** On an error view: its HTTP status, for monitoring tools. */
  status: anyText,
  /** The layout of a page. */
  layout: anyText,
  /** Of a link in the menu: the page that is shown is there, or below it. */
  inside: [""],
  /** Of a label in a drawing: which of its ends is at its place. */
  anchor: anyText,
  /** Of a label in a drawing: it stands above the drawing. */
  above: [""],
  /** In how many columns tiles stand. */
  columns: [2, 3],
  /** Whether the business is open now. */
  open: [true, false],
  /** All that the status of the opening hours may say, a line each. */
  texts: anyText,
  /** Of a form: Netlify takes it. */
  netlify: ["true"],
  /** Of the subject of a form: Netlify puts nothing before it. */
  "remove-prefix": ["true"],
  /** Of a form, once it is ready: what happens to it. */
  phase: anyText,
  /** Whether what a form says is that it could not be sent. */
  error: [true, false],
  /** The list of what is wrong in a form. */
  "error-summary": [""],
  /** Of a part of a line of time: what it stands for. */
  step: anyText,
} as const;

type Name = keyof typeof dataAttributes;

/**
 * Returns a data attribute with its value, for markup: `<details {...dataAttribute("print",
 * "open")}>`. Without a value there is none.
 */
export const dataAttribute = <One extends Name>(
  name: One,
  value: (typeof dataAttributes)[One][number] | undefined,
) => ({ [attributeName(name)]: value });

/** Returns the whole name of a data attribute, for scripts. */
export const attributeName = (name: Name): string => `data-${name}`;
