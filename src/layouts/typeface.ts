import { useEffect, useInsertionEffect } from "react";

/**
 * When a visitor sees the typeface. Where the screen is wide it is preloaded. A phone's first view does not wait for it,
 * since that costs a round trip: another face stands in (src/document/font-faces.ts), and it is loaded after everything else
 * and used from the next page on, so that no text is set anew while it is being read. src/styles/tokens.css reads
 * `data-typeface` on the root element.
 */
export const typefaceName = "Familjen Grotesk";
export const typefaceFile = "/fonts/familjen-grotesk.woff2";

/** Screens that are worth a preload: of tablets and wider. The same stands in src/styles/tokens.css. */
export const wideScreen = "(width >= 48em)";

/** Remembers that the browser has the file. */
export const typefaceKey = "typeface";

/** Runs in the head after the preload: a phone that has the file uses it from the first paint on. */
export const typefaceScript = `try{if(localStorage.getItem("${typefaceKey}")){document.documentElement.dataset.typeface="";document.querySelector("link[as=font]").media=""}}catch{}`;

let isLoaded = false;

async function load(): Promise<void> {
  try {
    const faces = await document.fonts.load(`1em "${typefaceName}"`);
    isLoaded = faces.length > 0;
    if (isLoaded) localStorage.setItem(typefaceKey, "loaded");
  } catch {
    // It did not come, or storage is refused: the next document tries again.
  }
}

/**
 * Loads the typeface when React has taken over, and uses it from the next page on.
 * @param path of the page that is shown
 */
export function useTypeface(path: string): void {
  useEffect(() => {
    if (!isLoaded) void load();
  }, []);
  // Before the browser lays out the page that has just come.
  useInsertionEffect(() => {
    if (isLoaded) document.documentElement.dataset.typeface = "";
  }, [path]);
}
