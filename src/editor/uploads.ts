/**
 * Makes a picture ready the moment an author chooses it, as `npm run photos` does for those who work on files: a name that
 * an address can have, and no more pixels than the site can use. What the camera wrote into it Decap takes out itself
 * (`media_processing` in `config.ts`).
 */
import { slugOf } from "../content/slug";

/** As in scripts/photos. */
const longestSide = 2560;

/** Events of ours, to be let through. */
const ready = new WeakSet<Event>();

/** Listens before Decap does, and lets the event happen again once the files are ready. */
export function readyUploads(): void {
  document.addEventListener(
    "change",
    (event) => {
      const input = event.target;
      if (!(input instanceof HTMLInputElement) || input.type !== "file") return;
      if (ready.has(event) || !input.files || input.files.length === 0) return;
      event.stopImmediatePropagation();
      void Promise.all([...input.files].map(readyFile)).then((files) => {
        const list = new DataTransfer();
        for (const file of files) list.items.add(file);
        input.files = list.files;
        const again = new Event("change", { bubbles: true });
        ready.add(again);
        input.dispatchEvent(again);
      });
    },
    true,
  );
}

/** The same picture under a sound name and small enough; what is no picture goes on as it is. */
export async function readyFile(file: File): Promise<File> {
  const extension = /\.(jpe?g|png|webp)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (!extension) return file;
  const base = slugOf(file.name.slice(0, -extension.length - 1)) || "photo";
  const name = `${base}.${extension === "jpeg" ? "jpg" : extension}`;
  const { type, lastModified } = file;
  const content = (await smaller(file).catch(() => undefined)) ?? file;
  return new File([content], name, { type, lastModified });
}

/** The picture with its longest side cut down; undefined where it is small already. */
async function smaller(file: File): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file);
  const scale = longestSide / Math.max(picture.width, picture.height);
  if (scale >= 1) return undefined;
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), file.type, 0.92);
  });
}
