/** Where the editor is served, and under which Content-Security-Policy. Pure. */
import { backendOrigins, type Backend } from "./backend";

/** The editor's folder in the built site, and the first part of its address. */
export const editorFolder = "admin";

/**
 * Returns the policy of the editor. It is less strict than that of pages, because Decap compiles JSON schemas to functions
 * ('unsafe-eval') and adds style elements at run time ('unsafe-inline'). Scripts still come from the site only, and requests
 * go to the site and the backend only.
 */
export function editorPolicy(backend: Backend): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    // Pictures that are selected but not saved yet.
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
