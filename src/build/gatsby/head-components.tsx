/** What is in the head of every page and never changes. It costs a visitor no script, unlike what `Head` renders. */
import { colors } from "../../brand/brand";
import { prefixOf, type Language } from "../../content/language";
import { fontFaces, typefaceFile, wideScreen } from "../../brand/font-faces";

const headComponents = [
  <link
    key="font"
    rel="preload"
    as="font"
    type="font/woff2"
    media={wideScreen}
    href={typefaceFile}
    crossOrigin="anonymous"
  />,
  <style key="font-faces" dangerouslySetInnerHTML={{ __html: fontFaces }} />,
  // src/visit/inline/head.ts, which on-create-webpack-config puts here.
  <script key="first" dangerouslySetInnerHTML={{ __html: process.env.HEAD_SCRIPT ?? "" }} />,
  <meta
    key="theme-color-light"
    name="theme-color"
    media="(prefers-color-scheme: light)"
    content={colors.light.band}
  />,
  <meta
    key="theme-color-dark"
    name="theme-color"
    media="(prefers-color-scheme: dark)"
    content={colors.dark.band}
  />,
  <link key="icon-svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <link key="icon-ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
  <link key="apple-touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
];

/** With the feed of a language. */
export const headComponentsIn = (language: Language) => [
  ...headComponents,
  <link
    key="feed"
    rel="alternate"
    type="application/atom+xml"
    href={`${prefixOf(language)}/feed.xml`}
  />,
];
