import { colorOf } from "../brand/brand";
import { localeOf, original } from "../content/language";

const icon = (src: string, size: number, purpose: "any" | "maskable") =>
  ({ src, sizes: `${size}x${size}`, type: "image/png", purpose }) as const;

/**
 * Returns the web app manifest (w3.org/TR/appmanifest): the site's name, icons and colors on a home
 * screen. Pure.
 */
export function manifest(business: Record<"name" | "shortName" | "description", string>): string {
  const facts = {
    id: "/",
    name: business.name,
    short_name: business.shortName,
    description: business.description,
    lang: localeOf(original),
    start_url: "/",
    scope: "/",
    display: "browser",
    theme_color: colorOf("band", "light"),
    background_color: colorOf("paper", "light"),
    icons: [
      icon("/icon-192.png", 192, "any"),
      icon("/icon-512.png", 512, "any"),
      // A device may crop everything outside a centered circle of 80 % of the width
      // (w3.org/TR/appmanifest, “maskable”).
      icon("/icon-maskable-512.png", 512, "maskable"),
    ],
  };
  return `${JSON.stringify(facts, undefined, 2)}\n`;
}
