/**
 * The script-free twin of a page, which measures how fast its content could appear at best. Pure.
 *
 * It keeps the page's HTML, structured data, inline styles and pictures, without scripts, fonts and the hints to preload them.
 */

/** Executable scripts, and the templates from which the page later inserts its other scripts and styles. */
const script =
  /<script\b(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>|<template\b[\s\S]*?<\/template>/gi;

/** Hints to preload a script or a font. */
const hint = /<link\b[^>]*\b(?:rel="modulepreload"|as="(?:font|script|fetch)")[^>]*>/gi;

export function twinOf(html: string): string {
  return html
    .replace(script, "")
    .replace(hint, "")
    .replace(/(<style\b[^>]*>)([\s\S]*?)<\/style>/gi, (_match, tag: string, css: string) => {
      return `${tag}${css.replace(/@font-face\s*\{[^}]*\}/gi, "")}</style>`;
    });
}

/** Returns the site's header rules, with a content security policy that allows the twins' inline styles: their hashes differ. */
export function twinHeaders(headers: string): string {
  return headers
    .replace(/ 'sha256-[^']+'/g, "")
    .replace(/\bstyle-src 'self'(?! 'unsafe-inline')/g, "style-src 'self' 'unsafe-inline'");
}
