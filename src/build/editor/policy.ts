/** The Content-Security-Policy of the editor. Pure. */
import { backendOrigins, type Backend } from "./backend";

/**
 * Decap compiles its configuration's schema to functions ('unsafe-eval') and writes style elements as it goes
 * ('unsafe-inline'), which is why nothing of it may reach a visitor's page. Scripts still come from the site alone,
 * and requests go to the backend alone.
 */
export function editorPolicy(backend: Backend): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    // Pictures that were chosen but not saved yet.
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self' blob:", ...backendOrigins(backend)].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "upgrade-insecure-requests",
  ].join("; ");
}
