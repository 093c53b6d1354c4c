import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BelowTheFold } from "../components/BelowTheFold/BelowTheFold";
import { Link } from "../components/Link/Link";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { SearchPanel } from "../components/Search/SearchPanel";
import { useAddressQuery } from "../components/Search/useAddressQuery";
import { Section } from "../components/Section/Section";
import { sitePages } from "../components/site/site-pages";
import { SiteHead } from "../seo/SiteHead";
import { useWords } from "../words/words";
import * as styles from "./search.module.css";

/** Finds parts of pages by what is typed; without script, the list of everything. */
export default function SearchPage({ data }: PageProps<Queries.SearchPageQuery>) {
  const [typed, setTyped] = useAddressQuery();
  const { sitePages: titles } = useWords();
  return (
    <>
      <PageHeader
        page={{ title: "Search", path: "/search" }}
        title="Find it on this site"
        lead="Services, rules, answers and articles: type a word, or go through the list."
      >
        <p>
          What your project needs and who permits it is in <Link to="/plan">the planner</Link>,
          short answers are in <Link to="/faq">questions and answers</Link>, and people answer{" "}
          <Link to="/contact">by phone and e-mail</Link>.
        </p>
      </PageHeader>
      <div className="wrap measure">
        <SearchPanel initial={typed} onSearch={setTyped} />
      </div>
      <BelowTheFold>
        <Section id="everything" title="Everything on this site">
          <div className={styles.lists}>
            <List title="Pages" entries={sitePages.map((to) => ({ to, title: titles[to] }))} />
            <ContentList title="Services" pages={data.allService.nodes} />
            <ContentList title="Build recaps" pages={data.allBuildRecap.nodes} />
            <ContentList title="Articles" pages={data.allArticle.nodes} />
            <List
              title="Questions"
              entries={data.allFaqEntry.nodes.map(({ path, question }) => ({
                to: path,
                title: question,
              }))}
            />
            <List
              title="Rules"
              entries={data.allRule.nodes.map(({ path, title }) => ({ to: path, title }))}
            />
          </div>
        </Section>
      </BelowTheFold>
    </>
  );
}

interface Entry {
  to: string;
  title: string;
  /** The parts of a page. */
  parts?: readonly Entry[];
}

function ContentList({
  title,
  pages,
}: {
  title: string;
  pages: Queries.SearchPageQuery["allArticle"]["nodes"];
}) {
  const entries = pages.map((page) => ({
    to: page.path,
    title: page.title,
    parts: page.tableOfContents
      .filter(({ depth }) => depth === 2)
      .map((heading) => ({ to: `${page.path}#${heading.id}`, title: heading.title })),
  }));
  return <List title={title} entries={entries} />;
}

function List({ title, entries }: { title: string; entries: readonly Entry[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <Links entries={entries} />
    </section>
  );
}

function Links({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul>
      {entries.map(({ to, title, parts }) => (
        <li key={to}>
          <Link to={to}>{title}</Link>
          {parts ? <Links entries={parts} /> : null}
        </li>
      ))}
    </ul>
  );
}

export function Head({ location }: HeadProps) {
  return (
    <SiteHead
      title="Search"
      description="Find a service, a rule, an answer or an article on this site by a word, or go through the list of every page, its sections and the questions."
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query SearchPage {
    allService(sort: { order: ASC }) {
      nodes {
        path
        title
        tableOfContents {
          id
          title
          depth
        }
      }
    }
    allBuildRecap(sort: { published: DESC }) {
      nodes {
        path
        title
        tableOfContents {
          id
          title
          depth
        }
      }
    }
    allArticle(sort: { published: DESC }) {
      nodes {
        path
        title
        tableOfContents {
          id
          title
          depth
        }
      }
    }
    allFaqEntry(sort: [{ group: { order: ASC } }, { order: ASC }]) {
      nodes {
        path
        question
      }
    }
    allRule(sort: [{ group: { order: ASC } }, { order: ASC }]) {
      nodes {
        path
        title
      }
    }
  }
`;
