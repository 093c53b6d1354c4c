/** The parts of a page whose words stand in content/pages. */
import { graphql } from "gatsby";
import type { ComponentPage } from "../../content/component-pages";
import { original, translationOf, type Language } from "../../content/language";
import { pageFile } from "../../content/page-folder";
import { useText } from "../../i18n";
import { CallToAction, type CallToActionProps } from "../CallToAction/CallToAction";
import { PageHeader } from "../PageHeader/PageHeader";
import { RichText } from "../RichText/RichText";
import { Section, type SectionProps } from "../Section/Section";

type Page = Queries.Page_pageFragment;
type TextSection = Page["sections"][number];

/** The text of a page with the headings that its component shows, which TypeScript alone knows. */
export type TextOf<Shape extends ComponentPage> = Page & { readonly shape?: Shape };

/** The ids of the headings that a component may ask for: where its text may have others, any. */
type SectionId<Shape extends ComponentPage> = Shape extends { more: "any" | "forms" }
  ? string
  : Shape["sections"][number];

/** What gatsby-node tells the template of a page about it. */
export interface PageAddress {
  /** In the original language. */
  address: string;
}

/** Returns the name of a file of content with the words of a language. */
const fileIn = (file: string, language: Language) =>
  language === original ? file : translationOf(file, language);

/**
 * Returns a function that returns what a query has found; without it throws. The content check
 * makes sure that it is there. The function takes, besides it, where it stands in the original
 * language: its file, or which record of a folder it is.
 */
export function useRequired() {
  const { language } = useText();
  return function required<Value>(value: Value | null, where: string): Value {
    if (value === null)
      throw new Error(
        `${fileIn(where, language)} is missing, or has nothing in the language of the page.`,
      );
    return value;
  };
}

/**
 * Returns the text of a page, which then gives the sections of its record alone: `usePage<typeof
 * about>(data.page, "/about")`. Throws where the text is missing.
 */
export function usePage<Shape extends ComponentPage>(
  page: Page | null,
  path: Shape["path"],
): TextOf<Shape> {
  return useRequired()(page, pageFile(path));
}

/** Returns the section under the heading with an id; undefined where the text has none. */
export const findSection = ({ sections }: Pick<Page, "sections">, id: string) =>
  sections.find((section) => section.id === id);

/** Returns the section under the heading with an id; throws where the text has none. */
export function sectionOf<Shape extends ComponentPage>(
  page: Pick<TextOf<Shape>, "language" | "path" | "sections" | "shape">,
  id: SectionId<Shape>,
) {
  const section = findSection(page, id);
  if (!section) {
    const file = fileIn(pageFile(page.path), page.language);
    throw new Error(`${file} has no heading with {#${id}}.`);
  }
  return section;
}

interface PageTopProps {
  page: Page;
  children?: React.ReactNode;
  /** Beside the words. */
  picture?: Page["picture"];
}

/** Headline, lead, and the note where else to look. */
export function PageTop({ page, children, picture }: PageTopProps) {
  return (
    <PageHeader
      page={page}
      lead={<RichText html={page.lead.html} />}
      picture={picture}
      dark={page.pictureDark}
    >
      {page.note ? <RichText html={page.note.html} /> : null}
      {children}
    </PageHeader>
  );
}

/** A section of the page's record. */
interface KnownSection<Shape extends ComponentPage> {
  page: TextOf<Shape>;
  id: SectionId<Shape>;
  name?: undefined;
}

/**
 * A section of any id, with its heading where the page's text has none for it, as of a new group of
 * services.
 */
interface NamedSection {
  page: Page;
  id: string;
  name: string;
}

type PageSectionProps<Shape extends ComponentPage> = Partial<
  Omit<SectionProps, "id" | "title" | "intro">
> &
  (KnownSection<Shape> | NamedSection);

/**
 * A section with its heading; its text is an introduction to the children or else to its parts, or,
 * without either, its content.
 */
export function PageSection<Shape extends ComponentPage>({
  page,
  id,
  name,
  children,
  ...props
}: PageSectionProps<Shape>) {
  const named = name === undefined ? undefined : { id, title: name, html: "", parts: [] };
  const section = findSection(page, id) ?? named ?? sectionOf<ComponentPage>(page, id);
  const { title, html, parts } = section;
  const content =
    children ?? (parts.length > 0 ? <Terms section={section} className="ruled terms" /> : null);
  return (
    <Section
      id={id}
      title={title}
      intro={html && content ? <RichText html={html} /> : null}
      {...props}
    >
      {content ?? <RichText html={html} />}
    </Section>
  );
}

/** The heading of a section that is laid out by its page. */
export const PageHeading = <Shape extends ComponentPage>({ page, id }: KnownSection<Shape>) => (
  <h2 id={id} className="title">
    {sectionOf(page, id).title}
  </h2>
);

/** The parts of a section as terms with their texts. */
export function Terms({ section, className }: { section: TextSection; className: string }) {
  return (
    <dl className={className}>
      {section.parts.map(({ id, title, html }) => (
        <div key={id} id={id}>
          <dt>{title}</dt>
          <dd className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      ))}
    </dl>
  );
}

type PageCallProps = { page: Page } & Pick<CallToActionProps, "asks" | "alone">;

/** The section `call`, which ends a page. */
export function PageCall({ page, ...props }: PageCallProps) {
  const { title, html } = sectionOf(page, "call");
  return (
    <CallToAction id="call" title={title} {...props}>
      <RichText html={html} />
    </CallToAction>
  );
}

export const query = graphql`
  fragment Page_page on Page {
    ...PageHeader_ownPage
    language
    path
    title
    description
    lead {
      html
    }
    note {
      html
    }
    picture {
      ...Picture_picture
    }
    pictureDark {
      ...Picture_file
    }
    sections {
      id
      title
      html
      parts {
        id
        title
        html
      }
    }
  }
`;
