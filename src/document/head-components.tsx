/** What stands in the head of every page and never changes. It costs a visitor no script, unlike what `Head` renders. */
import { themeScript } from "../layouts/theme";
import { typefaceFile, typefaceScript, wideScreen } from "../layouts/typeface";
import { fontFaces } from "./font-faces";

/** The petrol band at the top of the page, in both schemes (`--band` in src/styles/tokens.css). */
export const bandColors = { light: "#0f4149", dark: "#0d2e34" } as const;

export const headComponents = [
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
  // In the head, so that the page is never painted in the wrong scheme.
  <script key="first" dangerouslySetInnerHTML={{ __html: `${themeScript}${typefaceScript}` }} />,
  <meta
    key="theme-color-light"
    name="theme-color"
    media="(prefers-color-scheme: light)"
    content={bandColors.light}
  />,
  <meta
    key="theme-color-dark"
    name="theme-color"
    media="(prefers-color-scheme: dark)"
    content={bandColors.dark}
  />,
  <link key="icon-svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <link key="icon-ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
  <link key="apple-touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  <link
    key="feed"
    rel="alternate"
    type="application/atom+xml"
    title="Articles and build recaps"
    href="/feed.xml"
  />,
];
