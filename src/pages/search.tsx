import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Link } from "../components/Link/Link";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { SearchPanel } from "../components/Search/SearchPanel";
import { Section } from "../components/Section/Section";
import { sitePages } from "../components/site/site-pages";
import { SiteHead } from "../seo/SiteHead";
import { page, words } from "../words/en/pages/search";
import { useWords, withWords } from "../words/words";
import * as styles from "./search.module.css";

/** Searches the sections of all pages; without script, lists everything. */
function SearchPage({ data }: PageProps<Queries.SearchPageQuery>) {
  const { sitePages: titles } = useWords();
  return (
    <>
      <PageHeader
        page={{ title: page.title, path: "/search" }}
        title={page.headline}
        lead={page.lead}
      >
        <p>{page.ways}</p>
      </PageHeader>
      <div className="wrap measure">
        <SearchPanel inAddress />
      </div>

      <Section id="everything" title={page.everything}>
        <div className={styles.lists}>
          <List title={page.pages} entries={sitePages.map((to) => ({ to, title: titles[to] }))} />
          <ContentList title={page.services} pages={data.allService.nodes} />
          <ContentList title={page.recaps} pages={data.allBuildRecap.nodes} />
          <ContentList title={page.articles} pages={data.allArticle.nodes} />
          <List
            title={page.questions}
            entries={data.allFaqEntry.nodes.map(({ path, question }) => ({
              to: path,
              title: question,
            }))}
          />
          <List
            title={page.rules}
            entries={data.allRule.nodes.map(({ path, title }) => ({ to: path, title }))}
          />
        </div>
      </Section>
    </>
  );
}

interface Entry {
  to: string;
  title: string;
  /** The sections of a page. */
  parts?: readonly Entry[];
}

function ContentList({
  title,
  pages,
}: {
  title: string;
  pages: Queries.SearchPageQuery["allArticle"]["nodes"];
}) {
  const entries = pages.map(({ path, title, tableOfContents }) => ({
    to: path,
    title,
    parts: tableOfContents
      .filter(({ depth }) => depth === 2)
      .map((heading) => ({ to: `${path}#${heading.id}`, title: heading.title })),
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

SearchPage.words = words;

export default SearchPage;

export const Head = withWords(words, ({ location }: HeadProps) => (
  <SiteHead title={page.title} description={page.description} path={location.pathname} />
));

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
