/**
 * The color theme. `data-theme` on the root element is "system", "light" or "dark"; src/brand/tokens.css reads it.
 * Without script the attribute is missing: the system's scheme applies, and whatever needs script stays hidden.
 */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** Key in localStorage of the theme that the visitor chose. */
export const themeKey = "theme";

export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);
