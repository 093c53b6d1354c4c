import { readdirSync, readFileSync } from "node:fs";
import js from "@eslint/js";
import { createNodeResolver, flatConfigs as importRules } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { parse } from "yaml";

/**
 * The layers of `src`, from the top down: a module imports from its own layer and from those below.
 */
const layers = [
  ["pages", "templates"],
  ["layouts"],
  ["forms"],
  ["components"],
  ["visit"],
  ["seo"],
  ["i18n", "content"],
  ["brand", "styles"],
].map((names) => names.map((name) => `./src/${name}`));

/** What runs only while the site is built stands beside the layers. */
const build = ["gatsby", "publish", "hosting", "editor"].map((name) => `./src/${name}`);

/**
 * The folders in `src/extras`: each extra stands beside the layers too, and may use those from the
 * forms down.
 */
const extras = readdirSync(new URL("src/extras", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const extraRules = [
  {
    target: [...layers.flat(), ...build],
    from: "./src/extras",
    except: ["./index.ts", "./slots.ts", "./extra.ts", "./no-slots.ts"],
    message: "What an extra has reaches the site by src/extras/index.ts and src/extras/slots.ts.",
  },
  ...extras.flatMap((name) => [
    {
      target: `./src/extras/${name}`,
      from: "./src/extras",
      except: [`./${name}`, "./extra.ts"],
      message: "No extra needs another: what two share goes to the core.",
    },
    {
      target: `./src/extras/${name}`,
      from: [...layers.slice(0, 2).flat(), "./src/gatsby", "./src/hosting", "./src/editor"],
      message: "An extra may use the layers from src/forms down, and src/publish.",
    },
  ]),
];

const layerRules = [
  ...extraRules,
  ...layers.map((layer, index) => ({
    target: layer,
    from: [...layers.slice(0, index).flat(), ...build],
    message: "Imports go down: the layers are listed in eslint.config.mjs.",
  })),
  {
    target: build,
    from: layers.slice(0, 4).flat(),
    message: "The build may use the layers from src/seo down.",
  },
  {
    target: build,
    from: "./src/visit",
    except: ["./inline/bundle.ts"],
    message: "Of src/visit the build takes the scripts that stand in each page, bundled.",
  },
  {
    target: "./src/hosting",
    from: "./src/gatsby",
    message: "What Gatsby wrote reaches src/hosting by the adapter and by files.",
  },
  {
    target: "./src/gatsby",
    from: "./src/hosting",
    message: "gatsby-config.ts and gatsby-node.ts join src/gatsby and src/hosting.",
  },
];

const settings = parse(readFileSync(new URL("content/site.yml", import.meta.url), "utf8"));

const codes = settings.languages.join("|");

/**
 * A spread literal only packs several entries into a line of which the formatter would make more.
 */
const noSpreadOfLiteral = {
  selector: "SpreadElement > :matches(ObjectExpression, ArrayExpression)",
  message:
    "Write the entries themselves, one to a line where they are many, without `...` and braces.",
};
/** TypeScript takes any such attribute: a slip in its name or value would be seen by nobody. */
const noDataAttribute = {
  selector: "JSXAttribute > JSXIdentifier[name=/^data-/]",
  message:
    "Write {...dataAttribute(name, value)}, and its name into src/styles/data-attributes.ts.",
};

/** Code asks src/content/language.ts: a language is added in content/site.yml. */
const noLanguage = {
  selector: `Literal[value=/^(?:${codes})$/], TemplateElement[value.raw=/^(?:${codes})$/], Property > Identifier.key[name=/^(?:${codes})$/]`,
  message: "Name no language: take it from src/content/language.ts.",
};

/**
 * Each kind has a schema of its name. Rules are part of the Markdown syntax (`:rule[…]`), which may
 * name them.
 */
const kinds = readdirSync(new URL("schemas", import.meta.url))
  .map((file) => file.replace(".schema.json", ""))
  .filter((name) => name !== "rule")
  .map((name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()));

const noKind = {
  selector: `Literal[value=/^(?:${kinds.join("|")})(?:\\.yml)?$/]`,
  message: "Name no kind of content: walk the registry of src/content/registry.ts.",
};

/** Such a query runs again after every edit of a text: docs/decisions/markdown-nodes.md. */
const noMarkdownQuery = {
  selector: "TemplateElement[value.raw=/\\b(?:allMarkdownRemark|markdownRemark)\\b/]",
  message: "Ask for the nodes of a kind: Markdown nodes are for createPages alone.",
};

export default tseslint.config(
  {
    ignores: [
      "{public,dist,.businesses,.cache,.netlify,coverage,static}/",
      "src/**/{gatsby-types,generated}.d.ts",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      // `type` or `interface`: whichever reads better.
      "@typescript-eslint/consistent-type-definitions": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", caughtErrorsIgnorePattern: "^_" },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `() => close()` says enough; braces around it say nothing.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // Gatsby's hooks are asynchronous by contract, whether or not there is something to wait for.
      "@typescript-eslint/require-await": "off",
      // A promise in an event handler is at home there; elsewhere it is a mistake.
      "@typescript-eslint/no-misused-promises": [
        "error",
        { checksVoidReturn: { attributes: false } },
      ],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}", "gatsby-browser.tsx", "gatsby-ssr.tsx"],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          name: "gatsby",
          importNames: ["Link"],
          message: "Use src/components/Link, which costs a visitor less.",
        },
      ],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    plugins: importRules.typescript.plugins,
    settings: {
      "import-x/extensions": [".ts", ".tsx"],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
      "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".tsx", ".js"] })],
    },
    rules: {
      "import-x/no-cycle": "error",
      "import-x/no-restricted-paths": ["error", { zones: layerRules }],
    },
  },
  {
    // Gatsby hands its functions over to be destructured: none of them uses `this`.
    files: ["src/{gatsby,publish,hosting}/**/*.ts"],
    rules: { "@typescript-eslint/unbound-method": "off" },
  },
  {
    rules: {
      "no-restricted-syntax": ["error", noSpreadOfLiteral],
      // The formatter wraps code, and leaves comments as they are.
      "max-len": [
        "error",
        { code: 10_000, comments: 100, ignoreUrls: true, ignorePattern: "eslint-disable" },
      ],
    },
  },
  {
    files: ["{src,scripts}/**/*.{ts,tsx,mjs}"],
    ignores: [
      "**/__tests__/**",
      // The editor's own page and the documentation are in English.
      "scripts/spelling.ts",
      "src/editor/write.ts",
    ],
    rules: {
      "no-restricted-syntax": [
        "error",
        noSpreadOfLiteral,
        noLanguage,
        noMarkdownQuery,
        noDataAttribute,
      ],
    },
  },
  {
    files: ["scripts/spelling.ts", "src/editor/write.ts"],
    rules: { "no-restricted-syntax": ["error", noSpreadOfLiteral, noMarkdownQuery] },
  },
  {
    // What walks the registry.
    files: ["src/{content,gatsby}/**/*.ts", "scripts/schemas.ts"],
    ignores: [
      "src/content/kinds/**",
      // Names that happen to be the same: the layout of services, the id of a section, a field.
      "src/content/{layout-names,sections,details}.ts",
      "src/content/check/{claims,advice,owner}.ts",
    ],
    rules: {
      "no-restricted-syntax": ["error", noSpreadOfLiteral, noLanguage, noMarkdownQuery, noKind],
    },
  },
  {
    files: ["src/gatsby/pages.ts"],
    rules: { "no-restricted-syntax": ["error", noSpreadOfLiteral, noLanguage, noKind] },
  },
  {
    // Tests read answers of unknown shape and mock what they like.
    files: ["**/__tests__/**/*.{ts,tsx}"],
    rules: {
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/unbound-method": "off",
    },
  },
  {
    // TypeScript reads these files too (`checkJs`) and knows Node's globals better than a list kept
    // here.
    files: ["**/*.{mjs,cjs}", "netlify/plugins/**/*.js"],
    rules: { "no-undef": "off" },
  },
);
