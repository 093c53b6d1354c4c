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
declare module "tsx";
