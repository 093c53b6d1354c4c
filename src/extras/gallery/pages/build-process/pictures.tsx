import { graphql, type PageProps } from "gatsby";
import { Figure, largeFile } from "../../../../components/Figure/Figure";
import { GroupFilter, filtered } from "../../../../components/GroupFilter/GroupFilter";
import { ImageOverlay } from "../../../../components/ImageOverlay/ImageOverlay";
import { Link } from "../../../../components/Link/Link";
import { Section } from "../../../../components/Section/Section";
import { PageCall, PageTop, findSection, useRequired } from "../../../../components/Page/Page";
import { useSite } from "../../../../i18n/site";
import { headOf } from "../../../../seo/Head";
import { dataAttribute } from "../../../../styles/data-attributes";
import * as styles from "./pictures.module.css";

type Picture = Queries.Picture_pictureFragment;
type PicturedPage = (Queries.Gallery_pageFragment & Partial<Queries.Gallery_recapFragment>) & {
  group: string | null;
};

/** How many pictures the page has at most: more are on the pages that they belong to. */
const most = 24;

interface Shown {
  picture: Picture;
  page: PicturedPage;
}

/** Returns the pictures of a page with the page, its first one first. */
function picturesOf(page: PicturedPage): Shown[] {
  const { hero, blocks, beforeAfter = [], phases = [], job } = page;
  const views = beforeAfter.flatMap(({ stages }) => stages);
  const others = [...phases, ...views, ...blocks].flatMap(({ picture }) => picture ?? []);
  return [hero, ...(job?.pictures ?? []), ...others].map((picture) => ({ picture, page }));
}

/** Returns the pictures of some pages: the first of each, then the second of each, and so on. */
function inTurns(pages: readonly PicturedPage[]): Shown[] {
  const rows = pages.map(picturesOf);
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat();
}

/** Returns as many pictures, each once: all of the first tier before any of the next one. */
function chosen(tiers: readonly (readonly PicturedPage[])[], count: number): Shown[] {
  const seen = new Set<string | undefined>();
  return tiers
    .flatMap(inTurns)
    .filter(({ picture }) => {
      const file = largeFile(picture);
      return !seen.has(file) && seen.add(file);
    })
    .slice(0, count);
}

/**
 * The work in pictures: those of clients' jobs first, then of samples and services, large, by
 * groups of services.
 */
export default function GalleryPage({ data }: PageProps<Queries.GalleryPageQuery>) {
  const required = useRequired();
  const page = required(data.page, "content/pages/build-process/pictures/index.md");
  const { serviceGroups } = useSite().settings;
  const jobs = data.allBuildRecap.nodes;
  const tiers: readonly (readonly PicturedPage[])[] = [
    jobs.filter(({ sample }) => !sample),
    [...jobs.filter(({ sample }) => sample), ...data.allService.nodes],
  ];
  const groups = serviceGroups
    .map(({ id, name }) => ({
      id,
      name,
      own: tiers.map((pages) => pages.filter(({ group }) => group === id)),
    }))
    .filter(({ own }) => own.flat().length > 0);
  const sections = groups.map(({ id, name, own }) => ({
    group: id,
    title: findSection(page, id)?.title ?? name,
    shown: chosen(own, Math.floor(most / groups.length)),
  }));
  const pictures = sections.flatMap(({ shown }) => shown.map(({ picture }) => picture));
  return (
    <div id="all" className={filtered}>
      <PageTop page={page}>
        <GroupFilter
          groups={sections.map(({ group, title, shown }) => ({
            id: group,
            title,
            count: shown.length,
          }))}
        />
      </PageTop>
      <ImageOverlay pictures={pictures}>
        {sections.map(({ group, title, shown }) => (
          <Section key={group} id={group} title={title}>
            <ul className={styles.pictures} {...dataAttribute("print", "grid")}>
              {shown.map(({ picture, page: { path, title: name } }) => (
                <li key={largeFile(picture)}>
                  <Figure picture={picture} sizes="(min-width: 64rem) 46vw, 92vw" />
                  <p className="small spaced-links">
                    <Link to={path}>{name}</Link>
                  </p>
                </li>
              ))}
            </ul>
          </Section>
        ))}
      </ImageOverlay>
      <PageCall page={page} />
    </div>
  );
}

export const Head = headOf<Queries.GalleryPageQuery>(() => ({ kind: "CollectionPage" }));

export const query = graphql`
  fragment Gallery_page on ContentPage {
    path
    title
    hero {
      ...Picture_picture
    }
    blocks {
      picture {
        ...Picture_picture
      }
    }
  }

  fragment Gallery_recap on BuildRecap {
    job {
      pictures {
        ...Picture_picture
      }
    }
    phases {
      picture {
        ...Picture_picture
      }
    }
    beforeAfter {
      stages {
        picture {
          ...Picture_picture
        }
      }
    }
  }

  query GalleryPage($language: String!) {
    page(slug: { eq: "build-process/pictures" }, language: { eq: $language }) {
      ...Page_page
    }
    allService(filter: { language: { eq: $language } }, sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        group
        ...Gallery_page
      }
    }
    allBuildRecap(
      filter: { language: { eq: $language } }
      sort: [{ published: DESC }, { slug: ASC }]
    ) {
      nodes {
        group
        sample
        ...Gallery_page
        ...Gallery_recap
      }
    }
  }
`;
