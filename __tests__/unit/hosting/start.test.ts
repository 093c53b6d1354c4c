/** @jest-environment node */
/** What a build does before Gatsby reads content. */
import { emptyStaleCache, markCacheBegun } from "../../../src/hosting/cache";
import { onPreBootstrap, onPreInit } from "../../../src/hosting/start";
import { checkContent } from "../../../src/publish/check-content";

jest.mock("../../../src/hosting/cache");
jest.mock("../../../src/publish/check-content");

const reporter = {
  info: jest.fn(),
  // As Gatsby's, which ends the process.
  panic: jest.fn((message): never => {
    throw new Error(String(message));
  }),
};
const start = async (mode: "production" | "development") => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: mode });
  await onPreBootstrap({ reporter });
};
const checked = (isInOrder: boolean) =>
  jest.mocked(checkContent).mockResolvedValue({ isInOrder, printed: "content/faq.yml:3: …" });

beforeEach(() => jest.mocked(markCacheBegun).mockReset());

it.each(["'", "%", "[", "#"])(
  "a folder whose name holds %s, in which Gatsby cannot build, ends a build before all else",
  async (character) => {
    jest.spyOn(process, "cwd").mockReturnValue(`/home/the${character}site`);
    await expect(onPreInit({ reporter })).rejects.toThrow("move or rename /home/the");
    expect(emptyStaleCache).not.toHaveBeenCalled();
  },
);

it("a mistake in content ends a build, and leaves Gatsby's cache as it was", async () => {
  checked(false);
  await expect(start("production")).rejects.toThrow("content/faq.yml:3");
  expect(markCacheBegun).not.toHaveBeenCalled();
});

it("content in order starts a build, with the editor for it", async () => {
  checked(true);
  await start("production");
  expect(checkContent).toHaveBeenCalledWith(process.cwd(), "public/admin");
  expect(markCacheBegun).toHaveBeenCalled();
});

it("a preview is built without the editor", async () => {
  checked(true);
  jest.replaceProperty(process, "env", { NODE_ENV: "production", CONTEXT: "deploy-preview" });
  await onPreBootstrap({ reporter });
  expect(checkContent).toHaveBeenCalledWith(process.cwd(), undefined);
});

it("a development server starts with mistakes, too", async () => {
  checked(false);
  await start("development");
  expect(markCacheBegun).toHaveBeenCalled();
});
