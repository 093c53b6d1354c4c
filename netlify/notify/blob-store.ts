import { getStore } from "@netlify/blobs";
import type { Store } from "./store";

/** The host's own store: https://docs.netlify.com/build/data-and-storage/netlify-blobs/ */
export function blobStore(): Store {
  // Throws where the host has given no store: then each use fails, and not the function.
  const store = () => getStore({ name: "forms", consistency: "strong" });
  return {
    get: async (key: string) => {
      const found = await store().getWithMetadata(key, { type: "json" });
      // The host does not promise a version: without one the last change counts.
      return found ? { value: found.data as never, version: found.etag ?? "" } : undefined;
    },
    create: async (key, value) => (await store().setJSON(key, value, { onlyIfNew: true })).modified,
    change: async (key, value, version) =>
      (await store().setJSON(key, value, version ? { onlyIfMatch: version } : {})).modified,
    remove: async (key) => store().delete(key),
    keys: async (prefix) => (await store().list({ prefix })).blobs.map(({ key }) => key),
  };
}
