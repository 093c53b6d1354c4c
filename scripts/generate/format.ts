import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import * as graphql from "prettier/plugins/graphql";
import * as html from "prettier/plugins/html";
import * as markdown from "prettier/plugins/markdown";
import * as postcss from "prettier/plugins/postcss";
import * as typescript from "prettier/plugins/typescript";
import * as yaml from "prettier/plugins/yaml";
import type { Plugin } from "prettier";
import { format as formatText } from "prettier/standalone";
import settings from "../../.prettierrc.json";

/** Prettier's parser by the ending of a file's name. */
const parsers: Record<string, string> = {
  css: "css",
  "code-snippets": "jsonc",
  json: "json",
  md: "markdown",
  ts: "typescript",
  yml: "yaml",
};

// As `prettier --write` does; its standalone edition also runs inside jest, which cannot load the other one.
const plugins = [babel, estree, graphql, html, markdown, postcss, typescript, yaml] as Plugin[];

/** A text as Prettier formats a file of this name; as it is where Prettier does not know such files. */
export async function format(text: string, file: string): Promise<string> {
  const parser = parsers[file.split(".").at(-1) ?? ""];
  if (!parser) return text;
  const { proseWrap, ...others } = settings;
  return formatText(text, {
    ...others,
    proseWrap: proseWrap as "preserve",
    parser,
    plugins,
  });
}
