/**
 * What is in the head of every page and never changes. It costs a visitor no script, unlike what
 * `Head` renders.
 */
import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { brand, colorOf, fontAddress, schemes, typefaceOf } from "../brand/brand";
import { fileIn, languageOf, type Language } from "../content/language";

/** The key of the head's own script. */
const ownScript = "first";

/** Returns the script of src/visit/inline/head.ts. Throws where webpack.ts has not put it here. */
function headScript(): string {
  const script = process.env.HEAD_SCRIPT;
  if (!script) throw new Error("src/gatsby/webpack.ts defines no HEAD_SCRIPT for the head.");
  return script;
}

/** The head's constant elements, with the feed of a language. */
const headComponentsIn = (language: Language) => [
  ...(typefaceOf(brand)?.files ?? []).map(({ file }) => (
    <link
      key={file}
      rel="preload"
      as="font"
      type="font/woff2"
      href={fontAddress(file)}
      crossOrigin="anonymous"
    />
  )),
  <script key={ownScript} dangerouslySetInnerHTML={{ __html: headScript() }} />,
  ...schemes.map((scheme) => (
    <meta
      key={scheme}
      name="theme-color"
      media={`(prefers-color-scheme: ${scheme})`}
      content={colorOf("band", scheme)}
    />
  )),
  <link key="icon-svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <link key="icon-ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
  <link key="apple-touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  <link
    key="feed"
    rel="alternate"
    type="application/atom+xml"
    href={fileIn(language, "/feed.xml")}
  />,
];

/** Puts the constant elements into the head of each page. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHeadComponents }) => {
  setHeadComponents(headComponentsIn(languageOf(pathname).language));
};

/**
 * Removes from the head what the policy forbids and plugins add, such as the script and styles of
 * GatsbyImage, which the site does not use; and the name of the generator.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter(isWanted));
};

/** Whether an element of the head is no script or style, or ours, data, or the site's styles. */
function isWanted(element: ReactNode): boolean {
  if (!isValidElement<HeadProps>(element)) return true;
  const { key, props, type } = element;
  if (type === "script") return key === ownScript || props.type === "application/ld+json";
  if (type === "style") return props["data-href"] !== undefined;
  return type !== "noscript" && props.name !== "generator";
}

/** The attributes that are asked for here. */
interface HeadProps {
  name?: string;
  type?: string;
  "data-href"?: string;
}
