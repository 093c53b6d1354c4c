import { graphql, type PageProps } from "gatsby";
import { BlogEnding } from "../components/BlogEnding/BlogEnding";
import { Byline } from "../components/Byline/Byline";
import { Fold } from "../components/Fold/Fold";
import { ImageOverlay } from "../components/ImageOverlay/ImageOverlay";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { PageText } from "../components/PageText/PageText";
import { RelatedBlogs } from "../components/RelatedBlogs/RelatedBlogs";
import { RelatedBuildRecaps } from "../components/RelatedBuildRecaps/RelatedBuildRecaps";
import { Related } from "../components/RelatedList/RelatedList";
import { RelatedServices } from "../components/RelatedServices/RelatedServices";
import { Slot } from "../components/Slot/Slot";
import { SpotDrawing } from "../components/SpotDrawing/SpotDrawing";
import { SourceList } from "../components/SourceList/SourceList";
import { useRequired, type PageAddress } from "../components/Page/Page";
import { articleSections } from "../content/sections";
import { useText } from "../i18n";
import { headOf } from "../seo/Head";
import { dataAttribute } from "../styles/data-attributes";
import * as styles from "./article.module.css";

/** An article of the blog: `/blog/<slug>`. */
export default function ArticleTemplate({
  data,
  pageContext,
}: PageProps<Queries.ArticleTemplateQuery, PageAddress>) {
  const { rich } = useText();
  const required = useRequired();
  const page = required(data.page, `content${pageContext.address}/index.md`);
  const { checklist } = page;
  return (
    <ImageOverlay pictures={page.blocks.flatMap(({ picture }) => picture ?? [])}>
      <article>
        <PageHeader page={page} lead={page.summary} picture={page.picture}>
          <div className="stack">
            <Byline page={page} />
            <p className="note">
              {rich("article.meta", {
                count: page.readingTime,
                day: <time dateTime={page.checked}>{page.checkedText}</time>,
              })}
            </p>
          </div>
        </PageHeader>

        <PageText page={page} unfolded={1} />
        <Slot name="pageEnd" data={data} />
        <div className="section wrap">
          {/* Printed on a sheet of its own, to be ticked off. */}
          <section
            id={articleSections.checklist}
            className={`${styles.checklist} tone rounded`}
            aria-label={checklist.title}
            {...dataAttribute("print", "sheet")}
          >
            <SpotDrawing name="checklist" />
            <Fold title={checklist.title} size="xl">
              <ul className={styles.list}>
                {checklist.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </Fold>
          </section>
        </div>
        <div className="section wrap">
          <SourceList page={page} />
        </div>
      </article>
      <Related>
        <RelatedBlogs page={page} />
        <RelatedServices page={page} />
        <RelatedBuildRecaps page={page} />
      </Related>
      <BlogEnding page={page} />
    </ImageOverlay>
  );
}

export const Head = headOf<Queries.ArticleTemplateQuery>();

export const query = graphql`
  query ArticleTemplate($id: String!) {
    page: article(markdown: { id: { eq: $id } }) {
      ...PageHead_page
      ...PageHeader_page
      ...PageText_page
      ...SourceList_page
      ...RelatedBlogs_page
      ...RelatedServices_page
      ...RelatedBuildRecaps_page
      ...Byline_page
      ...BlogEnding_page
      summary
      checked
      picture: hero {
        ...Picture_picture
      }
      blocks {
        picture {
          ...Picture_picture
        }
      }
      readingTime
      checklist {
        title
        items
      }
    }
    ...ArticleTemplate_extras
  }
`;
