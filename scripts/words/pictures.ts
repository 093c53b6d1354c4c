/**
 * Checks the texts of pictures, whose lengths the content check limits: an alternative text does not begin with “image of”, which a
 * screen reader says already (W3C, An alt Decision Tree), and a caption says that the picture is an illustration, because every picture
 * of the sample site is a rendering (docs/words.md).
 */
import type { Finding } from "./finding";
import type { Page, Picture } from "./page";
import { words } from "./text";

const opening =
  /^(?:an?|the)?\s*(?:image|picture|photo|photograph|render|rendering|illustration|graphic|drawing|icon|screenshot)\b\s*(?:of|showing|:)/i;

const fileName = /\.(?:jpe?g|png|webp|avif|gif|svg)$|^\S*[_-]\S*$|^(?:img|dsc)_?\d+/i;

export const checkPictures = (pages: readonly Page[]): Finding[] =>
  pages.flatMap((page) =>
    page.pictures.flatMap((picture) =>
      [...problemsOfAlt(picture), ...problemsOfCaption(picture)].map(([rule, message]) => ({
        file: page.file,
        line: picture.line,
        rule,
        message: `${picture.src}: ${message}`,
      })),
    ),
  );

type Problem = [rule: "alt" | "caption", message: string];

function* problemsOfAlt({ alt = "", caption }: Picture): Generator<Problem> {
  const text = alt.trim();
  if (opening.test(text)) {
    yield ["alt", `“${text}” begins by saying that it is a picture: begin with what can be seen`];
  } else if (fileName.test(text) || words(text).length < 3) {
    yield ["alt", `“${text}” does not describe: say in a few words what can be seen`];
  }
  if (
    caption
      ?.replace(/^Illustration:\s*/, "")
      .trim()
      .toLowerCase() === text.toLowerCase()
  ) {
    yield ["alt", "the alternative text says the same as the caption: say what can be seen"];
  }
}

function* problemsOfCaption({ caption }: Picture): Generator<Problem> {
  if (caption !== undefined && !/^Illustration: \S/.test(caption)) {
    yield ["caption", `“${caption}” does not begin with “Illustration: ”, and the picture is one`];
  }
}
