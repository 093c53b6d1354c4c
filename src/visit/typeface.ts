import { useEffect, useInsertionEffect } from "react";
import { typeface } from "../brand/brand";
import { typefaceKey } from "./typeface-key";

/*
 * When visitors see the typeface. On wide screens it is preloaded (src/brand/font-faces.ts). On a phone, whose first view does
 * not wait for another round trip, the page uses a fallback; the typeface is loaded after everything else and used from the
 * next page on, so that text does not change while it is being read. src/brand/tokens.css reads `data-typeface` on the root
 * element.
 */

let isLoaded = false;

async function load(): Promise<void> {
  try {
    const faces = await document.fonts.load(`1em "${typeface.name}"`);
    isLoaded = faces.length > 0;
    if (isLoaded) localStorage.setItem(typefaceKey, "loaded");
  } catch {
    // It did not load, or storage is refused: the next document tries again.
  }
}

/**
 * Loads the typeface after hydration, and uses it from the next page on.
 * @param path of the page that is shown
 */
export function useTypeface(path: string): void {
  useEffect(() => {
    if (!isLoaded) void load();
  }, []);
  // Before the layout of the new page, so that its text is set only once.
  useInsertionEffect(() => {
    if (isLoaded) document.documentElement.dataset.typeface = "";
  }, [path]);
}
