import type { ReactNode } from "react";
import { localeOf, original } from "./content/language";

interface HtmlProps {
  htmlAttributes: object;
  headComponents: ReactNode;
  bodyAttributes: object;
  preBodyComponents: ReactNode;
  /** The page as HTML. */
  body: string;
  postBodyComponents: ReactNode;
}

/**
 * The document around every page, in place of Gatsby's (cache-dir/default-html.js), which caters to
 * Internet Explorer and old Safari.
 */
export default function Html(props: HtmlProps) {
  return (
    <html lang={localeOf(original)} {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div
          id="___gatsby"
          // React 18 writes chunks of 2 KB and leaves a zero byte where a character such as “ó”
          // would straddle two.
          dangerouslySetInnerHTML={{ __html: props.body.replaceAll("\0", "") }}
        />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
