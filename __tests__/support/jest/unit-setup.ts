import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";

// How long `find…` and `waitFor` wait for what should come at once: another program may keep the processor busy.
configure({ asyncUtilTimeout: 10_000 });

/** What Gatsby's own client code expects to find in a browser. */
Object.assign(globalThis, {
  __BASE_PATH__: "",
  __PATH_PREFIX__: "",
  ___loader: {
    loadPage: jest.fn(),
    loadPageSync: jest.fn(),
  },
  ___navigate: jest.fn(),
  // jsdom has none; a test that needs one brings its own.
  IntersectionObserver: class {
    observe = jest.fn();
    disconnect = jest.fn();
  },
});
