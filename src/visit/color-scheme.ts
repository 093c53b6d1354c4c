import { themes } from "../styles/data-attributes";

/** The themes, as the root element has them: src/brand/tokens.css reads that. */
export { themes };

/** The name of a theme. */
export type Theme = (typeof themes)[number];
/** The key of the visitor's choice in localStorage. */
export const themeKey = "theme";

/** Whether a value, such as one that the browser kept, names a theme. */
export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);
