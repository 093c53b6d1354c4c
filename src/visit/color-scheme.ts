/**
 * The color theme. `data-theme` on the root element is "system", "light" or "dark"; src/styles/tokens.css reads it.
 * Without script the attribute is missing, the system's scheme holds, and what needs script stays hidden.
 */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export const themeKey = "theme";

export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);
