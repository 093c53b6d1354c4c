/**
 * Projects, each by its folder: `npx jest --selectProjects unit`.
 * - unit: functions and components, in jsdom. A file that needs Node says `@jest-environment node`
 *   in its first comment.
 * - content: the content check, in Node.
 * - built: what a build has made of a fixture business, in Node. Build it first: `npm test --
 *   fixtures`.
 * - site: what a build wrote to dist/, whatever its content says, in Node. Build first: `npm run
 *   build`.
 * - sample: what the sample's own content says, in content/ and dist/.
 * - develop: the development server, in Node; it takes minutes.
 * - engines: the same visit in Chromium, Firefox and WebKit, on the fixture business that is built.
 */

const support = "<rootDir>/__tests__/support/jest";

/** Packages published as ES modules only, which jest has to compile. */
const compiled = [
  "gatsby",
  "gatsby-script",
  "gatsby-link",
  "gatsby-plugin-image",
  "accessible-nprogress",
  // Netlify's own readers of _headers and _redirects.
  "@netlify/(?:headers|redirect)-parser",
  // Markdown: unified and what it needs.
  "(?:remark|rehype|micromark|vfile|(?:mdast|hast|unist)-util|character-entities|character-reference)[^/]*",
  "(?:unified|bail|ccount|devlop|trough|zwitch|entities|parse5|hastscript|is-plain-obj|trim-lines)",
  "(?:comma|space)-separated-tokens",
  "(?:decode-named-character-reference|escape-string-regexp|html-void-elements|property-information)",
  "(?:longest-streak|markdown-table|(?:parse|stringify)-entities|web-namespaces)",
  "is-(?:alphabetical|alphanumerical|decimal|hexadecimal)",
  // The measures of fonts.
  "(?:@capsizecss/unpack|fontkitten)",
];

/** What stands in the place of what the content of the site says when a program starts. */
const ofNoSite = {
  "/site-file$": `${support}/site-file.ts`,
  "/codes-of-law$": `${support}/codes-of-law.ts`,
};

/** @type {import("jest").Config} */
const base = {
  transform: { "\\.[cm]?[jt]sx?$": `${support}/transform.cjs`, "\\.yml$": `${support}/yaml.cjs` },
  transformIgnorePatterns: [`/node_modules/(?!(${compiled.join("|")})/)`],
  modulePathIgnorePatterns: [".cache", "public", "dist", ".netlify", ".businesses"].map(
    (folder) => `<rootDir>/${folder}/`,
  ),
  restoreMocks: true,
};

/**
 * Only files named `*.test.*` are tests: helpers and fixtures may stand beside them.
 * @param {string} name
 */
const project = (name) => ({
  ...base,
  displayName: name,
  testMatch: [
    `<rootDir>/__tests__/${name}/**/*.test.ts?(x)`,
    `<rootDir>/src/extras/*/__tests__/${name}/**/*.test.ts?(x)`,
  ],
});

/**
 * Tests that look at a built site.
 * @param {string} name
 * @param {string} siteFolder of the project that was built
 */
const onSite = (name, siteFolder) => ({
  ...project(name),
  testEnvironment: "node",
  globals: { siteFolder },
});

/** @type {import("jest").Config} */
export default {
  // Axe on a whole form, and loading the whole check, take long where other programs keep the
  // processor busy. Jest reads it here only.
  testTimeout: 30_000,
  // As many as there are cores; jest would leave one of them idle.
  maxWorkers: "100%",
  projects: [
    {
      ...project("unit"),
      testEnvironment: "jsdom",
      testEnvironmentOptions: { url: "https://site.test/" },
      setupFilesAfterEnv: [`${support}/unit-setup.ts`],
      moduleNameMapper: {
        "^gatsby$": `${support}/gatsby.ts`,
        ...ofNoSite,
        "\\.module\\.css$": `${support}/css-module.cjs`,
        "\\.(css|svg|woff2|avif|webp|jpe?g|png)$": `${support}/file.cjs`,
      },
    },
    {
      ...project("content"),
      testEnvironment: "node",
      moduleNameMapper: ofNoSite,
    },
    onSite("built", ".businesses/general-contractor"),
    onSite("site", "."),
    onSite("sample", "."),
    { ...project("develop"), testEnvironment: "node" },
    onSite("engines", ".businesses/general-contractor"),
  ],
};
