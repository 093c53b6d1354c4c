/**
 * Prepares a picture as soon as an author chooses it, as `npm run photos` does in a checkout: a name that suits a URL, and
 * no more pixels than the site can use. Decap then removes what the camera wrote into it (`media_processing` in
 * src/build/editor/config.ts).
 */
import { slugOf } from "../content/slug";
import { showNotice } from "./notice";

/** In pixels; the same as in scripts/photos. */
const longestSide = 2560;

/** The events that we dispatch ourselves, and let pass. */
const prepared = new WeakSet<Event>();

/** Intercepts file choices before Decap sees them, and repeats the event once the files are prepared. */
export function prepareUploads(): void {
  document.addEventListener(
    "change",
    (event) => {
      const input = event.target;
      if (!(input instanceof HTMLInputElement) || input.type !== "file") return;
      // A client's mark is read into the form rather than uploaded: see `drawing.ts`.
      if (input.accept === ".svg") return;
      if (prepared.has(event) || !input.files || input.files.length === 0) return;
      event.stopImmediatePropagation();
      void Promise.all([...input.files].map(prepareFile)).then(async (files) => {
        const refusals = files.filter((file) => typeof file === "string");
        if (refusals.length > 0) await showNotice({ title: "Not taken", paragraphs: refusals });
        const list = new DataTransfer();
        for (const file of files) if (typeof file !== "string") list.items.add(file);
        input.files = list.files;
        if (list.files.length === 0) return;
        const again = new Event("change", { bubbles: true });
        prepared.add(again);
        input.dispatchEvent(again);
      });
    },
    true,
  );
}

/** Returns the picture as the site needs it, or a message for the author if the browser cannot read the file. */
async function prepareFile(file: File): Promise<File | string> {
  const keepsType = ["image/png", "image/webp"].includes(file.type);
  const type = keepsType ? file.type : "image/jpeg";
  const base = slugOf(file.name.replace(/\.[^.]*$/, "")) || "photo";
  const content = await redraw(file, type).catch(() => undefined);
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
async function redraw(file: File, type: string): Promise<Blob | undefined> {
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
