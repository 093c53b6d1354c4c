/**
 * What is in the head of every page and never changes. It costs a visitor no script, unlike what
 * `Head` renders.
 */
import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { brand, colorOf, fontAddress, schemes, typefaceOf } from "../brand/brand";
import { fileIn, languageOf, type Language } from "../content/language";
import { noLonger } from "./no-longer";

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
  // src/visit/inline/head.ts, which webpack.ts puts here.
  <script key="first" dangerouslySetInnerHTML={{ __html: process.env.HEAD_SCRIPT ?? "" }} />,
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
 * Removes from the head the script and styles of GatsbyImage, which the policy forbids and the site
 * does not use, and the name of the generator.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const elements = getHeadComponents();
  const others = elements.filter((element) => !isOfGatsbyImage(element));
  if (others.length === elements.length)
    throw noLonger("gatsby-plugin-image no longer has keys gatsby-image-style");
  replaceHeadComponents(others.filter((element) => !isGenerator(element)));
};

const isOfGatsbyImage = (element: ReactNode) =>
  isValidElement(element) && String(element.key).startsWith("gatsby-image-style");

const isGenerator = (element: ReactNode) =>
  isValidElement<{ name?: string }>(element) && element.props.name === "generator";
