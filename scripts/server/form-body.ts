import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type Busboy from "busboy";
import { loadTool } from "../../src/build/load-tool";

/** A file sent with a form. */
export interface PostedFile {
  field: string;
  name: string;
  type: string;
  sha256: string;
  content: Buffer;
}

export interface PostedForm {
  /** In the order of the request; a name may appear twice. */
  answers: [name: string, value: string][];
  files: PostedFile[];
}

export class TooLargeError extends Error {}
export class UnreadableError extends Error {}

/**
 * Reads the body of a form's POST, URL-encoded or multipart, byte for byte as UTF-8.
 *
 * @throws TooLargeError when the request is larger than `limit`
 * @throws UnreadableError when it is neither of the two, or broken
 */
export function readForm(request: IncomingMessage, limit: number): Promise<PostedForm> {
  return new Promise((resolve, reject) => {
    const form: PostedForm = { answers: [], files: [] };
    const fail = (error: Error) => {
      request.unpipe();
      // A browser shows the response only after it has sent the whole request, so the rest is read and discarded.
      request.resume();
      reject(error);
    };
    // Loaded only when a form arrives, because gatsby-config.ts loads this file in every build.
    const busboy = loadTool("busboy") as typeof Busboy;
    let parser: ReturnType<typeof busboy>;
    try {
      parser = busboy({
        headers: request.headers,
        defParamCharset: "utf8",
        limits: { fieldSize: Infinity, fileSize: Infinity },
      });
    } catch (error) {
      fail(new UnreadableError(error instanceof Error ? error.message : "unreadable"));
      return;
    }
    if (Number(request.headers["content-length"]) > limit) {
      fail(new TooLargeError());
      return;
    }

    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) fail(new TooLargeError());
    });
    request.on("aborted", () => fail(new UnreadableError("the browser broke off")));
    parser.on("field", (name, value) => form.answers.push([name, value]));
    parser.on("file", (field, stream, { filename, mimeType }) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const content = Buffer.concat(chunks);
        // A browser sends an empty file field as an empty file without a name.
        if (!filename && content.length === 0) return;
        const sha256 = createHash("sha256").update(content).digest("hex");
        form.files.push({ field, name: filename ?? "", type: mimeType, sha256, content });
      });
    });
    parser.on("error", (error) =>
      fail(new UnreadableError(error instanceof Error ? error.message : "unreadable")),
    );
    parser.on("close", () => resolve(form));
    request.pipe(parser);
  });
}
