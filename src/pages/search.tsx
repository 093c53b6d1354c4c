import { graphql, type PageProps } from "gatsby";
import { Link } from "../components/Link/Link";
import { SearchPanel } from "../components/Search/SearchPanel";
import { Section } from "../components/Section/Section";
import { sitePages } from "../components/site/site-pages";
import { PageTop, found } from "../components/StandalonePage/StandalonePage";
import { useText } from "../i18n";
import { headOf } from "../seo/Head";
import * as styles from "./search.module.css";

/** Searches the sections of all pages; without script, lists everything. */
export default function SearchPage({ data }: PageProps<Queries.SearchPageQuery>) {
  const page = found(data.page);
  const { t } = useText();
  return (
    <>
      <PageTop page={page} />
      <div className="wrap measure">
        <SearchPanel inAddress />
      </div>

      <Section id="everything" title={t("search.everything")}>
        <div className={styles.lists}>
          <List
            title={t("search.pages")}
            entries={sitePages.map((to) => ({ to, title: t(`nav.${to}`) }))}
          />
          <ContentList title={t("search.services")} pages={data.allService.nodes} />
          <ContentList title={t("search.recaps")} pages={data.allBuildRecap.nodes} />
          <ContentList title={t("search.articles")} pages={data.allArticle.nodes} />
          <List
            title={t("search.questions")}
            entries={data.allFaqEntry.nodes.map(({ path, question }) => ({
              to: path,
              title: question,
            }))}
          />
          <List
            title={t("search.rules")}
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

export const Head = headOf<Queries.SearchPageQuery>();

export const query = graphql`
  query SearchPage {
    page(slug: { eq: "search" }) {
      ...StandalonePage_page
    }
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
