// Before all other styles: it declares the order of the layers.
import "../styles/global";
import {
  Component,
  lazy,
  Suspense,
  type ComponentType,
  type ReactNode,
  type SyntheticEvent,
} from "react";
import { fieldName } from "../content/explain";
import { missingFacts } from "../content/owner-facts";
import { fileName, isSingle, registry } from "../content/registry";
import type { Form } from "./format";
import { rooms as english } from "../words/en/rooms";
import { rooms as spanish } from "../words/es/rooms";
import { WordsContext } from "../words/words";
import { pagePreview, siteFacts, type AddressOf, type EntriesProps } from "./preview-data";
import { setFacts } from "./gatsby";
import { isTranslation } from "./translation-format";
import "./preview.css";

/** Outside of Gatsby a template is a component that is given its data. */
type Template = ComponentType<{ data: Record<string, unknown> }>;

/** esbuild bundles every file that such an address can name. */
const templates: Partial<Record<string, Template>> = Object.fromEntries(
  registry.pages.map((kind) => [
    kind.name,
    lazy(() => import(`../templates/${fileName(kind)}.tsx`) as Promise<{ default: Template }>),
  ]),
);

type Entries = ComponentType<EntriesProps>;

/** A kind of file in YAML is shown by the file of its name in `previews`, or else as what is written in it. */
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
  addressOf: AddressOf;
}

/** What the owner has still to supply, and below it the entry as the site will show it. */
export function Preview(entry: PreviewProps) {
  return (
    <>
      <OwnerList kind={entry.kind} form={entry.form} />
      {/* A press in here must not lead away: the editor keeps its own place in the address. */}
      <div onClickCapture={stay}>
        <WordsContext.Provider value={isTranslation(entry.form) ? spanish : english}>
          <Guard form={entry.form}>
            <Entry {...entry} />
          </Guard>
        </WordsContext.Provider>
      </div>
    </>
  );
}

function stay(event: SyntheticEvent<HTMLElement>): void {
  const target = event.target as Element;
  if (target.closest("summary")) return;
  event.preventDefault();
  event.stopPropagation();
}

/** What the owner has still to supply here: the list of `npm run check:content -- --owner`. */
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

function Entry({ kind, slug, form, site, addressOf }: PreviewProps) {
  const own = isSingle(kind) && kind.type === "data" ? { [kind.name]: form } : {};
  setFacts(siteFacts({ pages: site.pages, singles: { ...site.singles, ...own } }));
  const Template = templates[kind.name];
  const Entries = previews[kind.name];
  return (
    <Suspense>
      {kind.type === "page" && Template && (
        <main>
          <Template data={pagePreview(kind, slug, form, site, addressOf)} />
        </main>
      )}
      {Entries && <Entries {...{ kind, form, site }} />}
    </Suspense>
  );
}

interface GuardState {
  failed: boolean;
  /** The form that was drawn. */
  form: Form;
}

/** An entry that has only begun may lack what a component takes for granted; the next keystroke tries again. */
class Guard extends Component<{ form: Form; children: ReactNode }, GuardState> {
  override state: GuardState = { failed: false, form: this.props.form };

  static getDerivedStateFromProps({ form }: { form: Form }, state: GuardState) {
    return form === state.form ? null : { failed: false, form };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? (
      <p className="editor-check">The preview comes as soon as more is written.</p>
    ) : (
      this.props.children
    );
  }
}
