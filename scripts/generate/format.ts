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

// The standalone edition also runs inside jest, which cannot load the other one.
const plugins = [babel, estree, graphql, html, markdown, postcss, typescript, yaml] as Plugin[];

/**
 * Formats a text as Prettier formats a file of this name.
 *
 * @throws Error where Prettier does not know such files
 */
export function format(text: string, file: string): Promise<string> {
  const { proseWrap, ...others } = settings;
  return formatText(text, {
    ...others,
    proseWrap: proseWrap as "preserve",
    filepath: file,
    plugins,
  });
}
