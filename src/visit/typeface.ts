import { useEffect, useInsertionEffect } from "react";
import { typeface } from "../brand/brand";
import { typefaceKey } from "./typeface-key";

/*
 * When a visitor sees the typeface. Where the screen is wide it is preloaded (src/brand/font-faces.ts). A phone's first
 * view does not wait for it, since that costs a round trip: another face stands in, and it is loaded after everything else
 * and used from the next page on, so that no text is set anew while it is being read. src/brand/tokens.css reads
 * `data-typeface` on the root element.
 */

let isLoaded = false;

async function load(): Promise<void> {
  try {
    const faces = await document.fonts.load(`1em "${typeface.name}"`);
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
