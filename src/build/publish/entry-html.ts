/** The full text of an article or a recap as HTML, in the order of its page. Pure. */
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Language } from "../../content/language";
import { escapeXml } from "./xml";

interface PictureData {
  alt: string;
  caption: string | null;
  file: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null };
}

interface RichText {
  html: string;
}

interface EntryText {
  hero: PictureData;
  summary: string;
  disclaimer?: string;
  facts?: readonly { term: string; text: string }[];
  blocks: readonly { html: string | null; picture: PictureData | null }[];
  phases?: readonly { weeks: string; title: string; text: RichText; picture: PictureData | null }[];
  beforeAfter?: readonly { title: string; before: PictureData; after: PictureData }[];
  lessons?: readonly { title: string; text: RichText }[];
  checklist?: { title: string; items: readonly string[] } | null;
  sources: readonly { title: string; url: string }[];
}

const sourcesTitle: Record<Language, string> = { en: "Sources", es: "Fuentes" };

export function entryHtml(entry: EntryText, language: Language): string {
  const { facts = [], phases = [], beforeAfter = [], lessons = [], checklist, sources } = entry;
  return [
    picture(entry.hero),
    entry.disclaimer ? paragraph(entry.disclaimer) : "",
    list(facts.map(({ term, text }) => `${escapeXml(term)}: ${escapeXml(text)}`)),
    ...entry.blocks.map((block) => (block.picture ? picture(block.picture) : (block.html ?? ""))),
    ...phases.map(
      (phase) =>
        heading(`${phase.weeks}: ${phase.title}`) +
        phase.text.html +
        (phase.picture ? picture(phase.picture) : ""),
    ),
    ...beforeAfter.map((pair) => heading(pair.title) + picture(pair.before) + picture(pair.after)),
    ...lessons.map((lesson) => heading(lesson.title) + lesson.text.html),
    checklist ? heading(checklist.title) + list(checklist.items.map(escapeXml)) : "",
    sources.length > 0 ? heading(sourcesTitle[language]) : "",
    list(sources.map(({ title, url }) => `<a href="${escapeXml(url)}">${escapeXml(title)}</a>`)),
  ].join("\n");
}

const heading = (text: string) => `<h2>${escapeXml(text)}</h2>`;
const paragraph = (text: string) => `<p>${escapeXml(text)}</p>`;
const list = (items: readonly string[]) =>
  items.length === 0 ? "" : `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;

function picture({ alt, caption, file }: PictureData): string {
  const data = file.childImageSharp?.gatsbyImageData;
  const src = data?.images.fallback?.src;
  if (!src) return "";
  const words = caption ? `<figcaption>${escapeXml(caption)}</figcaption>` : "";
  return `<figure><img src="${escapeXml(src)}" alt="${escapeXml(alt)}"/>${words}</figure>`;
}
