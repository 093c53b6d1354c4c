/**
 * The script-free twin of a page: how fast its content could be shown at best. Pure.
 *
 * HTML, structured data, inline styles and pictures are the page's own; it has neither script nor font, nor hints to load
 * them early.
 */
/** A script that runs, and what the page loads later: its other scripts and the styles that are not used at first. */
const script =
  /<script\b(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>|<template\b[\s\S]*?<\/template>/gi;

/** Loads a script or a font before anything asks for it. */
const hint = /<link\b[^>]*\b(?:rel="modulepreload"|as="(?:font|script|fetch)")[^>]*>/gi;

export function twinOf(html: string): string {
  return html
    .replace(script, "")
    .replace(hint, "")
    .replace(/(<style\b[^>]*>)([\s\S]*?)<\/style>/gi, (_match, tag: string, css: string) => {
      return `${tag}${css.replace(/@font-face\s*\{[^}]*\}/gi, "")}</style>`;
    });
}

/** The site's header rules, with policies that allow the twins' inline styles, which differ from the site's own. */
export function twinHeaders(headers: string): string {
  return headers
    .replace(/ 'sha256-[^']+'/g, "")
    .replace(/\bstyle-src 'self'(?! 'unsafe-inline')/g, "style-src 'self' 'unsafe-inline'");
}
