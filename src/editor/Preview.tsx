// Before all other styles: it declares the order of the layers.
import "../styles/global";
import { lazy, Suspense, type ComponentType, type SyntheticEvent } from "react";
import { ErrorBoundary } from "../components/ErrorBoundary/ErrorBoundary";
import { fieldName } from "../content/explain";
import { missingFacts } from "../content/owner-facts";
import { fileName, isSingle, registry } from "../content/registry";
import { allWords as english } from "../words/en/all";
import { allWords as spanish } from "../words/es/all";
import { WordsContext } from "../words/words";
import { pagePreview, siteFacts, type EntriesProps, type UrlOf } from "./preview-data";
import { setFacts } from "./gatsby";
import { isTranslation } from "./translation-format";
import "./preview.css";

/** A page's template as the preview uses it: without Gatsby, only its data is passed. */
type Template = ComponentType<{ data: Record<string, unknown> }>;

/** The templates by the name of their kind; esbuild bundles every file that the import's pattern matches. */
const templates: Partial<Record<string, Template>> = Object.fromEntries(
  registry.pages.map((kind) => [
    kind.name,
    lazy(() => import(`../templates/${fileName(kind)}.tsx`) as Promise<{ default: Template }>),
  ]),
);

type Entries = ComponentType<EntriesProps>;

/** The previews of YAML files by the name of their kind: the file of that name in `previews`, or else `entries.tsx`. */
const previews: Partial<Record<string, Entries>> = Object.fromEntries(
  registry.data.map((kind) => [
    kind.name,
    lazy(() =>
      (import(`./previews/${fileName(kind)}.tsx`) as Promise<{ default: Entries }>).catch(
        () => import("./previews/entries"),
      ),
    ),
  ]),
);

interface PreviewProps extends EntriesProps {
  slug: string;
  urlOf: UrlOf;
}

/** Lists what the owner still has to supply, and below it shows the entry as the site will. */
export function Preview(entry: PreviewProps) {
  return (
    <>
      <OwnerList kind={entry.kind} form={entry.form} />
      {/* Links must not navigate: the editor keeps its own state in the URL. */}
      <div onClickCapture={cancelClick}>
        <WordsContext.Provider value={isTranslation(entry.form) ? spanish : english}>
          {/* An unfinished entry may lack what a component relies on; the next change tries again. */}
          <ErrorBoundary
            at={entry.form}
            fallback={() => (
              <p className="editor-check">The preview comes as soon as more is written.</p>
            )}
          >
            <Entry {...entry} />
          </ErrorBoundary>
        </WordsContext.Provider>
      </div>
    </>
  );
}

function cancelClick(event: SyntheticEvent<HTMLElement>): void {
  const target = event.target as Element;
  if (target.closest("summary")) return;
  event.preventDefault();
  event.stopPropagation();
}

/** What the owner still has to supply here, as `npm run check:content -- --owner` lists it for the whole site. */
function OwnerList({ kind, form }: Pick<PreviewProps, "kind" | "form">) {
  const missing = missingFacts(kind.fileSchema, form);
  if (missing.length === 0) return null;
  return (
    <section className="editor-check" aria-label="For the owner">
      <p>For the owner to supply; visitors see nothing of it until then:</p>
      <ul>
        {missing.map(({ path, write, shown }) => (
          <li key={fieldName(path)}>
            <strong>{fieldName(path)}</strong> {write} Shown {shown}.
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ kind, slug, form, site, urlOf }: PreviewProps) {
  const own = isSingle(kind) && kind.type === "data" ? { [kind.name]: form } : {};
  setFacts(siteFacts({ pages: site.pages, singles: { ...site.singles, ...own } }));
  const Template = templates[kind.name];
  const Entries = previews[kind.name];
  return (
    <Suspense>
      {kind.type === "page" && Template && (
        <main>
          <Template data={pagePreview(kind, slug, form, site, urlOf)} />
        </main>
      )}
      {Entries && <Entries {...{ kind, form, site }} />}
    </Suspense>
  );
}
