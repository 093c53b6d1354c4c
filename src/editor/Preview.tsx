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
import { ClientLogos } from "../components/ClientLogos/ClientLogos";
import { Footer } from "../components/Footer/Footer";
import { Navbar } from "../components/Navbar/Navbar";
import { QuestionList } from "../components/QuestionList/QuestionList";
import { RuleEntry } from "../components/RuleEntry/RuleEntry";
import { fieldName } from "../content/explain";
import { toHtmlText } from "../content/markdown";
import { missingFacts } from "../content/owner-facts";
import {
  fileName,
  isSingle,
  registry,
  type DataKindName,
  type FileData,
  type Kind,
} from "../content/registry";
import { finderOf } from "../content/rule-records";
import type { SiteData } from "../content/site-data";
import type { Form } from "./format";
import { askSite, pagePreview, siteFacts, type AddressOf } from "./preview-data";
import { setFacts } from "./gatsby";
import "./preview.css";

/** Outside of Gatsby a template is a component that is given its data. */
type Template = ComponentType<{ data: Record<string, unknown> }>;

/** esbuild bundles every file that the address can name. */
const templates: Partial<Record<string, Template>> = Object.fromEntries(
  registry.pages.map((kind) => [
    kind.name,
    lazy(() => import(`../templates/${fileName(kind)}.tsx`) as Promise<{ default: Template }>),
  ]),
);

interface EntriesProps {
  form: Form;
  site: SiteData;
}

/** What is shown of the files in YAML; of a kind that is not here, nothing. */
const previews: Partial<Record<DataKindName, (props: EntriesProps) => ReactNode>> = {
  business: Business,
  faq: Questions,
  clientMark: Marks,
  rule: Rules,
};

interface PreviewProps {
  kind: Kind;
  slug: string;
  form: Form;
  site: SiteData;
  addressOf: AddressOf;
}

/** What the owner has still to supply, and below it the entry as the site will show it. */
export function Preview(entry: PreviewProps) {
  return (
    <>
      <OwnerList kind={entry.kind} form={entry.form} />
      {/* A press in here must not lead away: the editor keeps its own place in the address. */}
      <div onClickCapture={stay}>
        <Guard form={entry.form}>
          <Entry {...entry} />
        </Guard>
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
  if (kind.type === "data") {
    const Shown = previews[kind.name as DataKindName];
    return Shown ? <Shown form={form} site={site} /> : null;
  }
  const Template = templates[kind.name];
  return (
    <main>
      <Suspense>
        {Template && <Template data={pagePreview(kind, slug, form, site, addressOf)} />}
      </Suspense>
    </main>
  );
}

function Business() {
  return (
    <>
      <Navbar path="/" />
      <Footer />
    </>
  );
}

function Marks({ form }: { form: Form }) {
  const { marks = [] } = form as Partial<FileData<"clientMark">>;
  return (
    <ClientLogos
      marks={marks.filter(({ sample }) => !sample).map((mark) => ({ ...mark, entryId: mark.id }))}
    />
  );
}

function Rules({ form, site }: EntriesProps) {
  const { rules = [] } = form as Partial<FileData<"rule">>;
  const note = finderOf(rules, askSite(site).day());
  return (
    <div className="wrap section">
      {rules.map(({ id }, index) => {
        const rule = note(id);
        return (
          rule && (
            <RuleEntry key={id || index} rule={{ ...rule, url: rule.url ?? null, entryId: id }} />
          )
        );
      })}
    </div>
  );
}

function Questions({ form, site }: EntriesProps) {
  const { groups = [] } = form as Partial<FileData<"faq">>;
  return (
    <div className="wrap section editor-groups">
      {groups.map(({ id, title, entries }, index) => (
        <section key={id || index}>
          <h2>{title}</h2>
          <QuestionList
            questions={((entries as typeof entries | undefined) ?? []).map((entry) => ({
              question: entry.question,
              answer: {
                html: toHtmlText((entry.answer as string | undefined) ?? "", askSite(site).rule),
              },
            }))}
          />
        </section>
      ))}
    </div>
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
