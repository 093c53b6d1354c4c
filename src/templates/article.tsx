import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { Fold } from "../components/Fold/Fold";
import { ImageOverlay } from "../components/ImageOverlay/ImageOverlay";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { PageText } from "../components/PageText/PageText";
import { RelatedPages } from "../components/RelatedPages/RelatedPages";
import { SpotDrawing } from "../components/SpotDrawing/SpotDrawing";
import { SourceList } from "../components/SourceList/SourceList";
import { found } from "../components/Page/Page";
import { articleSections } from "../content/sections";
import { useText } from "../i18n";
import { useBusiness } from "../i18n/site";
import { headOf } from "../seo/Head";
import { ToolCards } from "../tools/Tool";
import * as styles from "./article.module.css";

/** An article of the blog: `/blog/<slug>`. */
export default function ArticleTemplate({ data }: PageProps<Queries.ArticleTemplateQuery>) {
  const { t, rich } = useText();
  const { name, emailHref } = useBusiness();
  const page = found(data.page);
  const { checklist } = page;
  return (
    <ImageOverlay pictures={page.blocks.flatMap(({ picture }) => picture ?? [])}>
      <article>
        <PageHeader page={page} lead={page.summary} picture={page.picture}>
          <p className="note">
            {rich("article.meta", {
              minutes: page.readingTime,
              day: <time dateTime={page.checked}>{page.checkedText}</time>,
            })}
          </p>
        </PageHeader>

        <PageText page={page} unfolded={4} />
        <ToolCards names={page.tools} />
        <div className="section wrap">
          {/* To print, on a sheet of its own, and tick off. */}
          <section
            id={articleSections.checklist}
            className={`${styles.checklist} tone rounded`}
            aria-label={checklist.title}
            data-print="sheet"
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
      <RelatedPages page={page} />
      <CallToAction title={t("blogEnding.ask")} group={page.relatedServices[0]?.group}>
        <p>{rich("blogEnding.text", { name, mail: (text) => <a href={emailHref}>{text}</a> })}</p>
      </CallToAction>
    </ImageOverlay>
  );
}

export const Head = headOf<Queries.ArticleTemplateQuery>();

export const query = graphql`
  query ArticleTemplate($id: String!) {
    page: article(markdown: { id: { eq: $id } }) {
      ...PageHead_page
      ...PageText_page
      ...SourceList_page
      ...RelatedPages_page
      summary
      readingTime
      checklist {
        title
        items
      }
      relatedServices {
        group
      }
      tools
    }
  }
`;
