import type { Patch } from "./patch";

export const overrides: Patch = {
  name: "overrides",
  writtenFor: "gatsby-plugin-sharp 5.16.0",
  changes:
    "Overrides versions of indirect dependencies (`overrides` of package.json): sharp, msgpackr-extract, third-party-web, unrs-resolver",
  why: "The version of sharp that Gatsby's plugins depend on downloads a binary from outside the registry, and newer versions of the others lack binaries for some systems, which makes `npm ci` fail",
  code: ["package.json"],
  assumptions: [
    {
      file: "gatsby-plugin-sharp/package.json",
      contains: "^0.32.6",
      ifMissing:
        "gatsby-plugin-sharp depends on a different version of sharp: check whether the override is still needed.",
    },
    {
      file: "gatsby-transformer-sharp/package.json",
      contains: "^0.32.6",
      ifMissing:
        "gatsby-transformer-sharp depends on a different version of sharp: check whether the override is still needed.",
    },
  ],
};
