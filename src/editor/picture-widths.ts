import type { Found } from "../content/check/named-pictures";

/** Loads pictures to measure their widths, by their URLs in the browser. */
export class PictureWidths {
  private readonly widths = new Map<string, Found>();
  private readonly loading = new Map<string, Promise<void>>();
  private hasChanged = false;

  /** Returns the width; undefined until the picture is loaded. */
  widthOf(url: string): Found | undefined {
    if (!this.widths.has(url) && !this.loading.has(url)) this.loading.set(url, this.load(url));
    return this.widths.get(url);
  }

  /** Whether pictures were loaded since the last call. */
  changed(): boolean {
    const { hasChanged } = this;
    this.hasChanged = false;
    return hasChanged;
  }

  /** Waits until all requested pictures are loaded. */
  async settle(): Promise<void> {
    await Promise.all(this.loading.values());
  }

  private async load(url: string): Promise<void> {
    const image = new Image();
    image.src = url;
    const found = await image.decode().then(
      (): Found => image.naturalWidth,
      (): Found => "unreadable",
    );
    this.widths.set(url, found);
    this.loading.delete(url);
    this.hasChanged = true;
  }
}
