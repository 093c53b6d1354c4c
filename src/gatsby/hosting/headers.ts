/** The response headers of the whole site. Pure. */
import type { AdapterInit } from "gatsby";

type Adapt = ReturnType<AdapterInit>["adapt"];
export type HeaderRoutes = Parameters<Adapt>[0]["headerRoutes"];

const forever = "public, max-age=31536000, immutable";

/** Features that no page uses; a page in which script was planted could not use them either. */
const deniedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
];

/**
 * Header rules by path, for every response. A file whose name holds a hash of its content is kept for ever; anything
 * else is asked for again each time, which is what Netlify says by itself (`max-age=0, must-revalidate`); saying it
 * here too would give hashed files two values, since Netlify joins the headers of overlapping rules.
 * @param policy the Content-Security-Policy
 * @param hashedFiles addresses of hashed files outside `/static/`
 */
export function headerRoutes(policy: string, hashedFiles: readonly string[]): HeaderRoutes {
  const rule = (path: string, headers: Record<string, string>) => ({
    path,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  return [
    rule("/*", {
      "Content-Security-Policy": policy,
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Cross-Origin-Resource-Policy": "same-origin",
    }),
    rule("/static/*", { "Cache-Control": forever }),
    ...hashedFiles.map((file) => rule(file, { "Cache-Control": forever })),
  ];
}
