/** In bytes and pixels: enough to see what matters, and three photos fit in one request. */
const enough = 1_500_000;
const longest = 2_400;

/** Returns a photo as a smaller JPEG; the file itself where it is small, or where the browser cannot read it (HEIC, PDF). */
export async function smaller(file: File): Promise<File> {
  if (file.size <= enough) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    if (scale === 1 && file.type === "image/jpeg") return file;
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.85));
    if (!blob || blob.size >= file.size) return file;
    return new File([blob], file.name.replace(/\.\w+$/, ".jpg"), { type: blob.type });
  } catch {
    return file;
  }
}
