declare module "heic-decode" {
  /** Decodes the first picture of a HEIC file, turned and mirrored as the file says. */
  export default function decode(options: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}
