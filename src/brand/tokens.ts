/** Generates src/brand/tokens.css: the brand as CSS custom properties. */
import { colors, typeface } from "./brand";
import { standInFamilies, wideScreen } from "./font-faces";

type Rule = readonly [selector: string, content: readonly (string | Rule)[]];

const declarations = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `--${property}: ${value};`;
  });

/** `--dim` darkens pictures, which would glare on a dark page. */
const dark = ["color-scheme: dark;", "--dim: 0.88;", ...declarations(colors.dark)];
const withTypeface = [`--display: "${typeface.name}", var(--stand-in);`];
const families = [...standInFamilies.map((family) => `"${family}"`), "system-ui", "sans-serif"];

const layer: Rule = [
  "@layer tokens",
  [
    [
      ":root",
      [
        "color-scheme: light;",
        ...declarations(colors.light),
        `--stand-in: ${families.join(", ")};`,
        "--display: var(--stand-in);",
      ],
    ],
    [`@media ${wideScreen}`, [[":root", withTypeface]]],
    [":root[data-typeface]", withTypeface],
    ["@media (prefers-color-scheme: dark)", [[':root:not([data-theme="light"])', dark]]],
    [':root[data-theme="dark"]', dark],
    [
      "@media print",
      [[":root:root:root", ["color-scheme: light;", "--dim: 1;", ...declarations(colors.print)]]],
    ],
  ],
];

/** Returns a rule's lines as Prettier formats them, so that formatting never changes the generated file. */
const linesOf = ([selector, content]: Rule): string[] => [
  `${selector} {`,
  ...content
    .flatMap((part) => (typeof part === "string" ? [part] : linesOf(part)))
    .map((line) => `  ${line}`),
  "}",
];

/** The text of src/brand/tokens.css. */
export const brandTokens = `/* Made from src/brand/brand.ts: npm run generate */\n${linesOf(layer).join("\n")}\n`;
