/** The types of files that a form can ask for, and how a file shows which one it is. Pure. */

interface FileType {
  /** As visitors know it. */
  title: string;
  /** Endings of names, in lower case; the first is the usual one. */
  extensions: readonly string[];
  mediaType: string;
  /** Whether it is a picture. */
  isPicture?: boolean;
}

/** The names by which content/forms asks for types of files. */
export const fileTypeNames = ["jpeg", "png", "webp", "heic", "pdf", "docx"] as const;

/** The name of a type of files. */
export type FileTypeName = (typeof fileTypeNames)[number];

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** The types, by their names. */
export const fileTypes: Readonly<Record<FileTypeName, FileType>> = {
  jpeg: { title: "JPG", extensions: ["jpg", "jpeg"], mediaType: "image/jpeg", isPicture: true },
  png: { title: "PNG", extensions: ["png"], mediaType: "image/png", isPicture: true },
  webp: { title: "WebP", extensions: ["webp"], mediaType: "image/webp", isPicture: true },
  heic: { title: "HEIC", extensions: ["heic", "heif"], mediaType: "image/heic", isPicture: true },
  pdf: { title: "PDF", extensions: ["pdf"], mediaType: "application/pdf" },
  docx: { title: "DOCX", extensions: ["docx"], mediaType: docx },
};

/** How many bytes of a file `fileTypeOf` has to see. */
export const headBytes = 4096;

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  textOf(bytes, at, at + text.length) === text;

/**
 * Returns the type that a file's first bytes show; `word` for what Word before 2007 wrote, which
 * may hold macros; `archive` for a ZIP archive, of which `isDocx` and `hasMacros` have to see the
 * whole; undefined for anything else.
 */
export function fileTypeOf(head: Uint8Array): FileTypeName | "word" | "archive" | undefined {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return "jpeg";
  if (startsWith(head, "\x89PNG\r\n\x1a\n")) return "png";
  if (startsWith(head, "RIFF") && startsWith(head, "WEBP", 8)) return "webp";
  // ISO base media: the brands of HEIF that phones write.
  if (startsWith(head, "ftyp", 4) && /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(textOf(head, 8, 12)))
    return "heic";
  // Some programs also accept the mark further on; but a web page that mentions it is no PDF.
  if (startsWith(head, "%PDF-")) return "pdf";
  if (startsWith(head, "PK\x03\x04")) return "archive";
  if (startsWith(head, "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")) return "word";
  // Scanners and portals write something before the mark, and readers look for it this far; a web
  // page that mentions it is no PDF.
  const start = textOf(head, 0, 1024);
  if (/%PDF-\d/.test(start) && !/^(?:\xef\xbb\xbf)?\s*</.test(start)) return "pdf";
  return undefined;
}

/** An archive as text: the names of its files stand in it as they are. */
const namesIn = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);

/** Whether an archive is a DOCX: other files of Office, and any ZIP, are archives too. */
export const isDocx = (bytes: Uint8Array): boolean =>
  // Some programs number the main part: word/document2.xml.
  [/\[Content_Types\]\.xml/, /word\/document\d*\.xml/].every((name) => name.test(namesIn(bytes)));

/**
 * Whether a file of Office holds macros, which may have any name that ends in `.bin`, or other
 * programs' objects, which do too.
 */
export const hasMacros = (bytes: Uint8Array): boolean =>
  /[\w/]{3,}\.bin\b|macroEnabled/i.test(namesIn(bytes));

/** The bytes as characters of the same number. */
const textOf = (bytes: Uint8Array, from: number, to: number): string =>
  Array.from(bytes.subarray(from, to), (byte) => String.fromCharCode(byte)).join("");
