import { languages, original, type Language } from "../content/language";
import { textIn } from "../i18n/text";
import { documentTitle } from "../seo/page";
import type { PageResources } from "./gatsby-window";
import { dataAttribute } from "../styles/data-attributes";

/** The language of the page that a document shows, whose labels are loaded. */
const shownLanguage = ({ documentElement }: Document): Language =>
  languages.find((code) => documentElement.lang.startsWith(code)) ?? original;

/**
 * Returns the error for a page that did not load. Gatsby remembers a failed load, so `retry` offers
 * to load a new document.
 */
export const loadFailure = (document: Document) => ({
  retry: true,
  message: textIn(shownLanguage(document)).t("visit.failed"),
});

/** A page that shows nothing: its context says why it could not be loaded. */
interface FailurePage extends PageResources {
  component: () => null;
}

/**
 * Returns a page in place of one that could not be loaded; wrap-page-element.tsx renders the error
 * view for `failure`.
 */
export function failurePage(window: Window, path: string): FailurePage {
  const { document } = window;
  const { lang, dataset } = document.documentElement;
  const { titleSuffix = "" } = dataset;
  const failure = loadFailure(document);
  const title = documentTitle(failure.message, titleSuffix);
  const Head = () => (
    <>
      <html lang={lang} {...dataAttribute("title-suffix", titleSuffix)} />
      <title>{title}</title>
    </>
  );
  return {
    component: () => null,
    head: { Head },
    json: { pageContext: { failure, language: shownLanguage(document) } },
    page: { path, webpackCompilationHash: window.___webpackCompilationHash },
  };
}
