/**
 * The sizes of what a page loads, from the files of the built site: the same numbers on every
 * machine.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { inlineScripts } from "../../src/hosting/policy";
import { templateId } from "../../src/hosting/html";
import { publicFolder, type pagesWithHtml } from "./built";

type Page = (typeof pagesWithHtml)[number];

/** Lighthouse's phone: 412 px wide, at 1.75 device pixels per CSS pixel. */
const phone = { width: 412, density: 1.75, rem: 16 };

const weights = new Map<string, number>();
/**
 * Returns the Brotli bytes of a text. Pages share their styles and most scripts: each is compressed
 * once.
 */
function brotli(text: string): number {
  const weight = weights.get(text) ?? brotliCompressSync(text).length;
  weights.set(text, weight);
  return weight;
}

const inPublic = (address: string) => join(publicFolder, address);
const read = (address: string) => readFileSync(inPublic(address), "utf8");

/** Returns the script files of a page: Gatsby's, and the page's own chunks. */
function scriptFiles({ html }: Page): string[] {
  const [, rest = ""] = html.split(`<template id="${templateId}">`);
  const files = [...rest.matchAll(/<script src="([^"]+)"/g)].map(([, source = ""]) => source);
  const chunks = [...rest.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)].map(
    ([, source = ""]) => source,
  );
  const addresses = [...files, ...chunks];
  return [...new Set(addresses)].filter((address) => address.endsWith(".js"));
}

/** Returns the file that a phone chooses from a picture's `srcset` and `sizes`. */
function phonePicture(srcset: string, sizes: string): string {
  const [, number = "100", unit = "vw"] = /([\d.]+)(vw|rem|px)$/.exec(sizes.trim()) ?? [];
  const factor = { vw: phone.width / 100, rem: phone.rem, px: 1 }[unit] ?? 1;
  const wanted = Number(number) * factor * phone.density;
  const candidates = srcset
    .split(",")
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([address = "", width = "0"]) => ({ address, width: Number.parseInt(width) }))
    .sort((a, b) => a.width - b.width);
  return (candidates.find(({ width }) => width >= wanted) ?? candidates.at(-1))?.address ?? "";
}

/** Returns the AVIF pictures that a page loads eagerly, as a phone chooses them. */
function eagerPictures(html: string): string[] {
  return [...html.matchAll(/<picture>([\s\S]*?)<\/picture>/g)].flatMap(([, picture = ""]) => {
    if (!picture.includes('loading="eager"')) return [];
    const [, srcset = "", sizes = ""] =
      /<source type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"/i.exec(picture) ?? [];
    return srcset ? [phonePicture(srcset, sizes)] : [];
  });
}

/** Returns the files that a page preloads: fonts. */
function preloaded(html: string): string[] {
  return [...html.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]+)"/g)].map(
    ([, href = ""]) => href,
  );
}

/**
 * Returns what a visitor's browser loads for a page: by its parts, in bytes as a host sends them.
 */
export function weightOf(page: Page) {
  const { html } = page;
  const markup = brotli(html);
  const [, styles = ""] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  const css = brotli(read(styles));
  const inline = brotli(inlineScripts(html).join("\n"));
  const files = scriptFiles(page);
  const raw = (address: string) =>
    existsSync(inPublic(address)) ? statSync(inPublic(address)).size : 0;
  const hero = eagerPictures(html).reduce((sum, address) => sum + raw(address), 0);
  const fonts = preloaded(html).reduce((sum, address) => sum + raw(address), 0);
  return {
    markup,
    css,
    /** The number of drawings, and of bar charts of a recap's weeks. */
    graphics: html.split(/#art"|id="schedule"/).length - 1,
    hero,
    fonts,
    /** What is loaded before the browser is idle and before the visitor interacts with the page. */
    firstView: markup + css + hero + fonts,
    inlineScript: inline,
    script: inline + files.reduce((sum, file) => sum + brotli(read(file)), 0),
    scriptFiles: files,
  };
}
