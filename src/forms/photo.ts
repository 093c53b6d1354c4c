/** What a chosen file is, and a photo without what its camera wrote into it. */
import { fileTypeOf, hasMacros, headBytes, isDocx, type FileTypeName } from "../content/file-types";

/** In bytes and pixels: enough to see what matters, and three photos fit in one request. */
const enough = 1_500_000;
const longest = 2_400;

/** What a file shows itself to be. */
export interface FileFacts {
  /** `word`: of Word before 2007. Undefined for a type that no form takes. */
  type: FileTypeName | "word" | undefined;
  hasMacros: boolean;
  /**
   * Whether it is a picture that this browser cannot open or draw: its location and camera would be
   * sent along.
   */
  isUnread: boolean;
}

/** What chosen files are, by the names of their fields. */
export type FilesRead = Readonly<Record<string, FileFacts | undefined>>;

const known = new WeakMap<File, Promise<FileFacts>>();
/** Pictures that this page has drawn anew. */
const drawn = new WeakSet<File>();

const pictures: readonly unknown[] = ["jpeg", "png", "webp", "heic"] satisfies FileTypeName[];

/** Moved or deleted since it was chosen. */
const unreadable: FileFacts = { type: undefined, hasMacros: false, isUnread: false };

/** Returns what a file is, whatever its name says. */
export function factsOf(file: File): Promise<FileFacts> {
  const found = known.get(file) ?? read(file).catch(() => unreadable);
  known.set(file, found);
  return found;
}

async function read(file: File): Promise<FileFacts> {
  const type = fileTypeOf(await bytesOf(file.slice(0, headBytes)));
  if (type === "archive") {
    const bytes = await bytesOf(file);
    const isWord = isDocx(bytes);
    return {
      type: isWord ? "docx" : undefined,
      hasMacros: isWord && (hasMacros(bytes) || hasMacros(await typesIn(bytes))),
      isUnread: false,
    };
  }
  const isPicture = pictures.includes(type);
  return {
    type,
    hasMacros: false,
    isUnread: isPicture && !drawn.has(file) && !(await canDraw(file)),
  };
}

/**
 * Returns what an archive of Office says of its parts; nothing where this browser does not unpack,
 * or finds it elsewhere.
 */
async function typesIn(archive: Uint8Array): Promise<Uint8Array> {
  const name = "[Content_Types].xml";
  const at = new TextDecoder("latin1").decode(archive).indexOf(name);
  // https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3.7: the name ends the header,
  // but for as many bytes as it says.
  if (at < 30) return new Uint8Array();
  const header = new DataView(archive.buffer, archive.byteOffset + at - 30, 30);
  const start = at + name.length + header.getUint16(28, true);
  // Zero where it stands behind the part.
  const size = header.getUint32(18, true) || archive.length;
  const packed = new Blob([archive.slice(start, start + size)]);
  let text = "";
  try {
    const unpacked = packed.stream().pipeThrough(new DecompressionStream("deflate-raw"));
    const reader = unpacked.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
  } catch {
    // What follows in the archive is no part of it.
  }
  return new TextEncoder().encode(text);
}

const bytesOf = async (part: Blob) => new Uint8Array(await new Response(part).arrayBuffer());

async function canDraw(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns a photo without the place and the camera that stand in it, no longer than what is needed,
 * and on white where it was transparent; the file itself where it is no picture, or cannot be
 * drawn: then `factsOf` says so, and it is not sent.
 */
export async function cleaned(file: File): Promise<File> {
  if (drawn.has(file)) return file;
  const facts = await factsOf(file);
  if (!pictures.includes(facts.type)) return file;
  const photo = await draw(file).catch(() => undefined);
  if (photo) drawn.add(photo);
  else known.set(file, Promise.resolve({ ...facts, isUnread: true }));
  return photo ?? file;
}

/** Returns a picture drawn anew; undefined where this browser does not. */
async function draw(file: File): Promise<File | undefined> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  // Drawings and screenshots stay sharp.
  const isSmallDrawing = file.type === "image/png" && file.size <= enough;
  const blob = await blobOf(canvas, isSmallDrawing ? "image/png" : "image/jpeg");
  if (!blob) return undefined;
  const name = file.name.replace(/(?:\.\w+)?$/, isSmallDrawing ? ".png" : ".jpg");
  return new File([blob], name, { type: blob.type });
}

const blobOf = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.85));
