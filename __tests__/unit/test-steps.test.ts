/** @jest-environment node */
import { missingFor } from "../../scripts/needs";

it.each(["types", "lint", "site-files", "site-browser", "sample", "sample-browser"])(
  "%s has nothing to look at after a build that failed",
  (name) => expect(missingFor(name, ["lint", "build"])).toBe("build"),
);

it("looks at a fixture business only if that was built", () => {
  expect(missingFor("browser", ["fixtures"])).toBe("fixtures");
  expect(missingFor("engines", ["fixtures"])).toBe("fixtures");
  expect(missingFor("browser", ["build"])).toBeUndefined();
});

it.each(["unit", "site-files"])("runs %s whatever else failed", (name) =>
  expect(missingFor(name, ["lint"])).toBeUndefined(),
);
