/** @jest-environment node */
import { getStore } from "@netlify/blobs";
import { blobStore } from "../../../netlify/notify/blob-store";

jest.mock("@netlify/blobs", () => ({ getStore: jest.fn() }));

it("finds, and changes, what the host keeps without a version", async () => {
  const setJSON = jest.fn(() => Promise.resolve({ modified: true }));
  const getWithMetadata = () => Promise.resolve({ data: { at: 1 }, metadata: {} });
  jest.mocked(getStore).mockReturnValue({ getWithMetadata, setJSON } as never);
  const store = blobStore();
  const found = await store.get("a");
  expect(found?.value).toEqual({ at: 1 });
  expect(await store.change("a", { at: 2 }, found?.version ?? "no")).toBe(true);
  expect(setJSON).toHaveBeenCalledWith("a", { at: 2 }, {});
});
