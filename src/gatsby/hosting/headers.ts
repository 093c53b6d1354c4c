/** The response headers of the whole site. Pure. */
import type { AdapterInit } from "gatsby";

type Adapt = ReturnType<AdapterInit>["adapt"];
export type HeaderRoutes = Parameters<Adapt>[0]["headerRoutes"];

const forever = "public, max-age=31536000, immutable";

/**
 * Features that no page uses; a page in which script was planted could not use them either. These are the ones that
 * Chromium knows without a flag (w3c/webappsec-permissions-policy, features.md); it complains about any other name.
 */
const deniedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "compute-pressure",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/**
 * Header rules by path, for every response. A file whose name holds a hash of its content is kept for ever; anything
 * else is asked for again each time, which is what Netlify says by itself (`max-age=0, must-revalidate`); saying it
 * here too would give hashed files two values, since Netlify joins the headers of overlapping rules.
 * @param policy the Content-Security-Policy
 * @param hashedFiles addresses of hashed files outside `/static/`; one that is named twice gets one rule
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
    // Pictures may be shown elsewhere: by feed readers, which get the articles whole, and by picture searches. Where a host
    // joins both rules to "same-origin, cross-origin", a browser knows no such policy and shows them too.
    rule("/static/*", { "Cache-Control": forever, "Cross-Origin-Resource-Policy": "cross-origin" }),
    rule("/share/*", { "Cross-Origin-Resource-Policy": "cross-origin" }),
    // The typeface keeps its name; it is asked for again after a month.
    rule("/fonts/*", { "Cache-Control": "public, max-age=2592000" }),
    ...Array.from(new Set(hashedFiles), (file) => rule(file, { "Cache-Control": forever })),
  ];
}
