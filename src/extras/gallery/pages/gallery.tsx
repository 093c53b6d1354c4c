import { graphql, type PageProps } from "gatsby";
import { Figure, largeFile } from "../../../components/Figure/Figure";
import { ImageOverlay } from "../../../components/ImageOverlay/ImageOverlay";
import { Link } from "../../../components/Link/Link";
import { Section } from "../../../components/Section/Section";
import { PageCall, PageTop, findSection, found } from "../../../components/Page/Page";
import { picturesId } from "../ids";
import { unbroken } from "../../../i18n";
import { useSite } from "../../../i18n/site";
import { headOf } from "../../../seo/Head";
import * as styles from "./gallery.module.css";

type Picture = Queries.Picture_pictureFragment;
type PicturedPage = Queries.Gallery_pageFragment & Partial<Queries.Gallery_recapFragment>;

/** Returns the pictures of a page, each once: its first, those of a log, those in the text. */
function picturesOf({ hero, blocks, beforeAfter = [], phases = [] }: PicturedPage): Picture[] {
  const views = beforeAfter.flatMap(({ stages }) => stages);
  const others = [...views, ...phases, ...blocks].flatMap(({ picture }) => picture ?? []);
  // This page says once that all are illustrations, as the caption of each page's first picture does.
  const caption = hero.caption?.replace(/^.*?: (.)/, (_, first: string) => first.toUpperCase());
  const all = [{ ...hero, caption: caption ?? null }, ...others];
  const files = all.map(largeFile);
  return all.filter((picture, index) => files.indexOf(largeFile(picture)) === index);
}

/** Every picture of the services and logs, large, by groups of services. */
export default function GalleryPage({ data }: PageProps<Queries.GalleryPageQuery>) {
  const page = found(data.page);
  const groups = useSite().groups.map(({ id, name }, index) => ({
    group: id,
    title: findSection(page, id)?.title ?? name,
    shown: [...data.allService.nodes, ...data.allBuildRecap.nodes]
      // Each is shown once: its pictures have an address.
      .filter((one) => (one.group ? one.group === id : index === 0))
      .map((one) => ({ ...one, pictures: picturesOf(one) })),
  }));
  const pictures = groups.flatMap(({ shown }) => shown.flatMap((one) => one.pictures));
  return (
    <>
      <PageTop page={page} />
      <ImageOverlay pictures={pictures}>
        {groups.map(({ group, title, shown }) => (
          <Section
            key={group}
            id={group}
            title={title}
            intro={
              <span className="row">
                {shown.map(({ slug, title }) => (
                  <a key={slug} href={`#${picturesId(slug)}`}>
                    {unbroken(title)}
                  </a>
                ))}
              </span>
            }
          >
            {shown.map((one) => (
              <div key={one.slug} className="block">
                <h3 id={picturesId(one.slug)}>
                  <Link to={one.path}>{one.title}</Link>
                </h3>
                <div className={styles.pictures} data-print="grid">
                  {one.pictures.map((picture) => (
                    <Figure
                      key={largeFile(picture)}
                      picture={picture}
                      sizes="(min-width: 64rem) 46vw, 92vw"
                    />
                  ))}
                </div>
              </div>
            ))}
          </Section>
        ))}
      </ImageOverlay>
      <PageCall page={page} />
    </>
  );
}

export const Head = headOf<Queries.GalleryPageQuery>(() => ({ kind: "CollectionPage" }));

export const query = graphql`
  fragment Gallery_page on ContentPage {
    slug
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
    page(slug: { eq: "gallery" }, language: { eq: $language }) {
      ...StandalonePage_page
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
        ...Gallery_page
        ...Gallery_recap
      }
    }
  }
`;
