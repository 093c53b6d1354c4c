/** The icons of `static/`; `scripts/make-icons.mjs` draws them. */
const icons = [
  { file: "icon-192.png", size: 192, purpose: "any" },
  { file: "icon-512.png", size: 512, purpose: "any" },
  { file: "icon-maskable-512.png", size: 512, purpose: "maskable" },
];

/**
 * The web app manifest (w3.org/TR/appmanifest): how the site is called and drawn on a home screen. Made here rather than
 * by gatsby-plugin-manifest, whose names would have to be written a second time in gatsby-config.ts. Pure.
 */
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
    theme_color: "#0f4149",
    background_color: "#fcf9f4",
    icons: icons.map(({ file, size, purpose }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  };
  return `${JSON.stringify(facts, undefined, 2)}\n`;
}
