/**
 * Prepares a picture as soon as an author chooses it, as `npm run photos` does for those who work on files: a name that
 * an address can have, and no more pixels than the site can use. What the camera wrote into it Decap takes out itself
 * (`media_processing` in `config.ts`).
 */
import { slugOf } from "../content/slug";
import { tell } from "./notice";

/** As in scripts/photos. */
const longestSide = 2560;

/** Our own events, which pass. */
const ready = new WeakSet<Event>();

/** Intercepts file choices before Decap, and repeats the event once the files are ready. */
export function readyUploads(): void {
  document.addEventListener(
    "change",
    (event) => {
      const input = event.target;
      if (!(input instanceof HTMLInputElement) || input.type !== "file") return;
      // The drawing of a mark is no upload.
      if (input.accept === ".svg") return;
      if (ready.has(event) || !input.files || input.files.length === 0) return;
      event.stopImmediatePropagation();
      void Promise.all([...input.files].map(readyFile)).then(async (files) => {
        const refused = files.filter((file) => typeof file === "string");
        if (refused.length > 0) await tell({ title: "Not taken", text: refused });
        const list = new DataTransfer();
        for (const file of files) if (typeof file !== "string") list.items.add(file);
        input.files = list.files;
        if (list.files.length === 0) return;
        const again = new Event("change", { bubbles: true });
        ready.add(again);
        input.dispatchEvent(again);
      });
    },
    true,
  );
}

/**
 * The picture as the site needs it: well named, upright, small enough and without the camera's metadata.
 * @returns words for the author where a browser cannot read the file
 */
export async function readyFile(file: File): Promise<File | string> {
  const keepsType = ["image/png", "image/webp"].includes(file.type);
  const type = keepsType ? file.type : "image/jpeg";
  const base = slugOf(file.name.replace(/\.[^.]*$/, "")) || "photo";
  const content = await drawn(file, type).catch(() => undefined);
  if (!content) return refusalOf(file.name);
  const name = `${base}.${keepsType ? type.slice("image/".length) : "jpg"}`;
  return new File([content], name, { type, lastModified: file.lastModified });
}

function refusalOf(name: string): string {
  if (/\.hei[cf]$/i.test(name))
    return `“${name}” is a photo as iPhones keep it (HEIC), which browsers cannot read. Send it to yourself by e-mail, which makes a JPEG of it, or run npm run photos.`;
  const isPicture = /\.(tiff?|jpe?g|png|webp|gif|bmp|avif|dng|cr2|nef|arw)$/i.test(name);
  return isPicture
    ? `“${name}” cannot be read as a picture. Open it in a program for pictures and save it as a JPEG.`
    : `“${name}” is no picture. Choose a photo, or a JPEG, PNG or WebP file.`;
}

/** Redraws the picture: browsers turn it upright as they draw, and drop its metadata. */
async function drawn(file: File, type: string): Promise<Blob | undefined> {
  if (file.type === "image/svg+xml") return undefined;
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), type, 0.92);
  });
}
