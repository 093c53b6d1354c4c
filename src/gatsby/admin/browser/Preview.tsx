// First of all styles: the order of the layers stands in it.
import "../../../styles/global";
import { Component, type ComponentType, type ReactNode, type SyntheticEvent } from "react";
import { ClientLogos } from "../../../components/ClientLogos/ClientLogos";
import { Footer } from "../../../components/Footer/Footer";
import { Navbar } from "../../../components/Navbar/Navbar";
import { QuestionList } from "../../../components/QuestionList/QuestionList";
import ArticleTemplate from "../../../templates/article";
import BuildRecapTemplate from "../../../templates/build-recap";
import ServiceTemplate from "../../../templates/service";
import type { DataFileName, DataOf } from "../../content";
import type { Mistake } from "../../front-matter";
import { toHtmlText } from "../../markdown";
import type { PageKind } from "../../model";
import type { Form } from "../format";
import { pagePreview, siteFacts, type AddressOf } from "../preview-data";
import type { SiteData } from "../site-data";
import { setFacts } from "./gatsby";
import "./preview.css";

/** Outside of Gatsby a template is a component that is given its data. */
type Template = ComponentType<{ data: Record<PageKind, unknown> }>;

const templates = {
  service: ServiceTemplate,
  buildRecap: BuildRecapTemplate,
  article: ArticleTemplate,
} as unknown as Record<PageKind, Template>;

interface PreviewProps {
  what: PageKind | DataFileName;
  slug: string;
  form: Form;
  site: SiteData;
  addressOf: AddressOf;
  mistakes: readonly Mistake[];
}

/** What the content check says, and below it the entry as the site will show it. */
export function Preview({ mistakes, ...entry }: PreviewProps) {
  return (
    <>
      <MistakeList mistakes={mistakes} />
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

function MistakeList({ mistakes }: Pick<PreviewProps, "mistakes">) {
  return (
    <section className="editor-check" aria-label="Content check">
      {mistakes.length === 0 ? (
        <p>The content check finds no mistake.</p>
      ) : (
        <>
          <p>
            {mistakes.length} {mistakes.length === 1 ? "mistake" : "mistakes"} to mend before it can
            be published:
          </p>
          <ul>
            {mistakes.map(({ field, problem, remedy, line }) => (
              <li key={`${line} ${field} ${problem}`}>
                <strong>{field}</strong> {problem}; {remedy}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Entry({ what, slug, form, site, addressOf }: Omit<PreviewProps, "mistakes">) {
  setFacts(siteFacts(what === "business.yml" ? form : site.business, site.pages));
  switch (what) {
    case "business.yml":
      return (
        <>
          <Navbar path="/" />
          <Footer />
        </>
      );
    case "faq.yml":
      return <Questions groups={(form.groups ?? []) as DataOf<"faq.yml">["groups"]} />;
    case "clients.yml": {
      const marks = (form.marks ?? []) as DataOf<"clients.yml">["marks"];
      const shown = marks.map(({ id, path, ...mark }) => ({ ...mark, markId: id, drawing: path }));
      return (
        <div className="wrap section">
          <ClientLogos marks={shown} />
        </div>
      );
    }
    default: {
      const Template = templates[what];
      return (
        <main>
          <Template data={pagePreview(what, slug, form, site, addressOf)} />
        </main>
      );
    }
  }
}

function Questions({ groups }: { groups: DataOf<"faq.yml">["groups"] }) {
  return (
    <div className="wrap section editor-groups">
      {groups.map(({ id, title, entries }, index) => (
        <section key={id || index}>
          <h2>{title}</h2>
          <QuestionList
            questions={((entries as typeof entries | undefined) ?? []).map((entry) => ({
              question: entry.question,
              answer: { html: toHtmlText((entry.answer as string | undefined) ?? "") },
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

/** An entry that has only begun may lack what a component takes for granted; the next stroke of a key tries again. */
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
