declare module "heic-decode" {
  /** Decodes the first picture of a HEIC file, turned and mirrored as the file says. */
  export default function decode(options: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}
declare module "nspell" {
  /** A spell checker with the two files of a Hunspell dictionary. */
  export default function nspell(aff: Buffer, dic: Buffer): { correct: (word: string) => boolean };
}

declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  /** Middleware that compresses what is answered. */
  export default function compression(options: {
    brotli: { params: Record<number, number> };
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
declare module "subset-font" {
  /**
   * Returns a font with some letters alone; of a variable one, with a range of an axis or at one
   * place of it.
   */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      targetFormat: "woff2";
      keepFeatures?: string[];
      noHinting?: boolean;
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}

declare module "tsx";
