import { colors } from "../../brand/brand";
import { icons } from "../../brand/icons";

/** Returns the web app manifest (w3.org/TR/appmanifest): the site's name, icons and colors on a home screen. Pure. */
export function manifest(business: {
  name: string;
  shortName: string;
  description: string;
}): string {
  const facts = {
    id: "/",
    name: business.name,
    short_name: business.shortName,
    description: business.description,
    lang: "en-US",
    start_url: "/",
    scope: "/",
    display: "browser",
    theme_color: colors.light.band,
    background_color: colors.light.paper,
    icons: icons.flatMap(({ file, size, purpose }) =>
      purpose ? [{ src: `/${file}`, sizes: `${size}x${size}`, type: "image/png", purpose }] : [],
    ),
  };
  return `${JSON.stringify(facts, undefined, 2)}\n`;
}
