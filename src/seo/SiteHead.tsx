import { addressIn, languageOf } from "../content/language";
import { useWords } from "../words/words";
import { absolute } from "./address";
import { StaleHead } from "./StaleHead";
import { useSiteFacts } from "./site-facts";
import { StaticHead, type StaticHeadProps } from "./StaticHead";
import { documentTitle } from "./title";

/** The head tags that differ from page to page. Those that are the same on all are in src/gatsby/ssr.tsx. */
export function SiteHead(props: StaticHeadProps) {
  const { title, description, isHidden = false } = props;
  const { code, locale } = useWords().language;
  // Content pages pass their path in the original's language, other pages their own.
  const { path } = languageOf(props.path === "/" ? "/" : props.path.replace(/\/$/, ""));
  const address = absolute(useSiteFacts().business.url, addressIn(code, path));
  return (
    <>
      <html lang={locale} />
      <title>{documentTitle(title, code)}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={isHidden ? "noindex, follow" : "max-image-preview:large"} />
      {isHidden ? null : <link rel="canonical" href={address} />}
      {/* Only crawlers read these tags, in the static HTML: visitors need not load the code that renders them. */}
      {process.env.BUILD_STAGE === "build-javascript" ? (
        <StaleHead address={address} />
      ) : (
        <StaticHead {...props} path={path} isHidden={isHidden} />
      )}
    </>
  );
}
