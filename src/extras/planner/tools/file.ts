/**
 * Milliseconds for which a file can be downloaded: Safari begins after the click's task, and may
 * ask first (as in FileSaver.js).
 */
const downloadTime = 40_000;

/** Downloads a text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), downloadTime);
}
