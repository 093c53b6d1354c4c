import type * as Dom from "@testing-library/dom";
import { TextEncoder } from "node:util";
import "../../../src/content/text";

// Tests in Node need none of it.
if (typeof document !== "undefined") {
  jest.requireActual("@testing-library/jest-dom");
  // `find…` and `waitFor` wait this long even for what should come at once: other programs may keep
  // the processor busy.
  jest.requireActual<typeof Dom>("@testing-library/dom").configure({ asyncUtilTimeout: 10_000 });
  // jsdom's dialogs cannot be shown.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
}

/** Globals that Gatsby's own client code expects in a browser. */
Object.assign(globalThis, {
  __BASE_PATH__: "",
  __PATH_PREFIX__: "",
  ___loader: {
    loadPage: jest.fn(),
    loadPageSync: jest.fn(),
  },
  ___navigate: jest.fn(),
  // jsdom has neither; a test that needs an observer to report something replaces it.
  TextEncoder,
  IntersectionObserver: class {
    observe = jest.fn();
    disconnect = jest.fn();
  },
});
