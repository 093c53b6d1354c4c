/** The themes: values of `data-theme` on the root element, which src/brand/tokens.css reads. */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];
/** The key of the visitor's choice in localStorage. */
export const themeKey = "theme";

export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);
