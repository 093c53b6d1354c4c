import type { Patch } from "./patch";

export const overrides: Patch = {
  name: "overrides",
  since: "gatsby-plugin-sharp 5.16.0",
  changes:
    "gives packages other versions of their dependencies than they ask for (`overrides` of package.json): sharp, msgpackr-extract, third-party-web, unrs-resolver",
  why: "the sharp that Gatsby's plugins ask for downloads a program from outside the registry, and newer versions of the others lack files for some systems, which makes `npm ci` fail",
  code: ["package.json"],
  reliesOn: [
    {
      file: "gatsby-plugin-sharp/package.json",
      holds: "^0.32.6",
      otherwise:
        "gatsby-plugin-sharp asks for another sharp: look whether the override is still needed.",
    },
    {
      file: "gatsby-transformer-sharp/package.json",
      holds: "^0.32.6",
      otherwise:
        "gatsby-transformer-sharp asks for another sharp: look whether the override is still needed.",
    },
  ],
};
