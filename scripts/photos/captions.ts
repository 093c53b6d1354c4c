/** The lines that show pictures, with alt text and caption for the author to fill in. Pure. */
import { leftoverMark } from "../../src/content/check/leftovers";

const alt = `${leftoverMark} what the picture shows, for people who cannot see it`;
const caption = `${leftoverMark} words under the picture; a render says Illustration`;

/** For a picture between paragraphs: a line of its own. */
export function markdownLines(names: readonly string[]): string {
  return names.map((name) => `![${alt}](./${name} "${caption}")\n`).join("\n");
}

/** For a picture in front matter: `hero`, a phase's `picture`, `before` and `after`. */
export function frontMatterLines(names: readonly string[]): string {
  return names.map((name) => `src: ./${name}\nalt: "${alt}"\ncaption: "${caption}"\n`).join("\n");
}
