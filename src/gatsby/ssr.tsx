/** What is in the head of every page and never changes. It costs a visitor no script, unlike what `Head` renders. */
import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { colors, typefaceFile } from "../brand/brand";
import { languageOf, prefixOf, type Language } from "../content/language";

/** The head's constant elements, with the feed of a language. */
export const headComponentsIn = (language: Language) => [
  <link
    key="font"
    rel="preload"
    as="font"
    type="font/woff2"
    href={typefaceFile}
    crossOrigin="anonymous"
  />,
  // The order of the layers again: webpack writes the styles of lazy components before the file that declares it.
  <style key="layers" dangerouslySetInnerHTML={{ __html: process.env.LAYER_ORDER ?? "" }} />,
  // src/visit/inline/head.ts, which webpack.ts puts here.
  <script key="first" dangerouslySetInnerHTML={{ __html: process.env.HEAD_SCRIPT ?? "" }} />,
  ...(["light", "dark"] as const).map((scheme) => (
    <meta
      key={scheme}
      name="theme-color"
      media={`(prefers-color-scheme: ${scheme})`}
      content={colors[scheme].band}
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
    href={`${prefixOf(language)}/feed.xml`}
  />,
];

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHeadComponents }) => {
  setHeadComponents(headComponentsIn(languageOf(pathname).language));
};

/** Takes out of the head what the policy would have to allow for GatsbyImage, and moves the styles behind everything small. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const used = getHeadComponents().filter((element) => !isUnused(element));
  const styles = used.filter(isSiteStyle);
  replaceHeadComponents([...used.filter((element) => !styles.includes(element)), ...styles]);
};

type HeadElement = { name?: string; "data-identity"?: string };

const isUnused = (element: ReactNode) =>
  isValidElement<HeadElement>(element) &&
  (String(element.key).startsWith("gatsby-image-style") || element.props.name === "generator");

const isSiteStyle = (element: ReactNode) =>
  isValidElement<HeadElement>(element) && element.props["data-identity"] === "gatsby-global-css";
