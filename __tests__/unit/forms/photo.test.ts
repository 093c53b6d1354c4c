/** @jest-environment node */
/** Photos as they leave the browser: drawn anew, or not at all. */
import { deflateRawSync } from "node:zlib";
import { cleaned, factsOf } from "../../../src/forms/photo";

const jpeg = () =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], "a.jpg", { type: "image/jpeg" });

/** A page whose canvas draws as it is told. */
function page(
  { width = 60, height = 40 } = {},
  drawImage = jest.fn(),
  blob: Blob | null = new Blob(["drawn"], { type: "image/jpeg" }),
  context: object | null = { fillRect: jest.fn(), drawImage },
) {
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => context,
    toBlob: (done: (made: Blob | null) => void) => done(blob),
  };
  const picture = { width, height, close: jest.fn() };
  Object.assign(globalThis, {
    createImageBitmap: jest.fn(() => Promise.resolve(picture)),
    document: { createElement: () => canvas },
  });
  return canvas;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, "createImageBitmap");
  Reflect.deleteProperty(globalThis, "document");
});

it("is drawn anew", async () => {
  page();
  const photo = await cleaned(jpeg());
  expect(await photo.text()).toBe("drawn");
  expect(await factsOf(jpeg())).toMatchObject({ type: "jpeg", isUnread: false });
});

const breaks = () => {
  throw new Error("out of memory");
};

it.each<[string, () => unknown]>([
  ["the canvas draws nothing", () => page({}, undefined, undefined, null)],
  ["the canvas makes no file", () => page({}, undefined, null)],
  ["drawing fails", () => page({}, jest.fn(breaks))],
])("is not sent as the camera wrote it where %s", async (_what, prepare) => {
  prepare();
  const file = jpeg();
  expect(await factsOf(file)).toMatchObject({ isUnread: false });
  const photo = await cleaned(file);
  expect(await factsOf(photo)).toMatchObject({ type: "jpeg", isUnread: true });
});

it("stays a picture where it is a strip", async () => {
  const canvas = page({ width: 2, height: 20_000 });
  await cleaned(jpeg());
  expect([canvas.width, canvas.height]).toEqual([1, 2_400]);
});

it.each([
  ["application/vnd.ms-word.document.macroEnabled.main+xml", true],
  ["application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml", false],
])("a DOCX of the packed type %s has macros: %s", async (type, isSo) => {
  const name = "[Content_Types].xml";
  const header = Buffer.alloc(30);
  header.write("PK\x03\x04", "latin1");
  header.writeUInt16LE(8, 8);
  header.writeUInt16LE(name.length, 26);
  const packed = deflateRawSync(`<Types>${type}</Types>`);
  header.writeUInt32LE(packed.length, 18);
  const parts = [header, name, packed, "PK…word/document.xml"];
  const file = new File(
    [Buffer.concat(parts.map((part) => Buffer.from(part as string)))],
    "a.docx",
  );
  expect(await factsOf(file)).toMatchObject({ type: "docx", hasMacros: isSo });
});

it("a file that can no longer be read is of no type, and not a failure of the form", async () => {
  const file = jpeg();
  jest.spyOn(file, "slice").mockImplementation(breaks);
  expect(await factsOf(file)).toMatchObject({ type: undefined });
  expect(await cleaned(file)).toBe(file);
});
