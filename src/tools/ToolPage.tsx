import type { ReactNode } from "react";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { SpotDrawing } from "../components/SpotDrawing/SpotDrawing";
import type { ToolName } from "../content/tool-names";
import { oldestCheck } from "../seo/last-change";
import { SiteHead } from "../seo/SiteHead";
import { useToolWords } from "../words/words";
import { toolPath } from "./tools";

interface ToolPageProps {
  name: ToolName;
  page: {
    headline: string;
    lead: string;
    /** What the visitor can do next. */
    more: ReactNode;
  };
  /** The tool itself. */
  children: ReactNode;
}

/** The page of a small tool. */
export function ToolPage({ name, page, children }: ToolPageProps) {
  const { cards, talk } = useToolWords();
  return (
    <>
      <PageHeader
        page={{ title: cards[name].title, path: toolPath(name) }}
        title={page.headline}
        lead={page.lead}
      >
        <SpotDrawing name={name} lead />
      </PageHeader>
      {children}

      <div className="no-print">
        <CallToAction title={talk}>
          <p>{page.more}</p>
        </CallToAction>
      </div>
    </>
  );
}

interface ToolHeadProps {
  name: ToolName;
  description: string;
  location: { pathname: string };
  /** The records that the tool shows; the page counts as reviewed on the oldest of their days. */
  shown?: readonly { readonly checked: string }[];
}

/** The head of a tool's page. */
export function ToolHead({ name, description, location, shown = [] }: ToolHeadProps) {
  return (
    <SiteHead
      title={useToolWords().cards[name].title}
      description={description}
      path={location.pathname}
      reviewed={oldestCheck(shown)}
    />
  );
}
