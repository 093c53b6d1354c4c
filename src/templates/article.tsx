import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BlogEnding } from "../components/BlogEnding/BlogEnding";
import { Checklist } from "../components/Checklist/Checklist";
import { ImageOverlay } from "../components/ImageOverlay/ImageOverlay";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { PageText } from "../components/PageText/PageText";
import { RelatedPages } from "../components/RelatedList/RelatedList";
import { SourceList } from "../components/SourceList/SourceList";
import type { PageLanguage } from "../content/language";
import { useText } from "../i18n";
import { EntryHead } from "../seo/Head";
import { ToolCards } from "../tools/ToolCard";

/** An article of the blog: `/blog/<slug>`. */
export default function ArticleTemplate({
  data: { article },
}: PageProps<Queries.ArticleTemplateQuery>) {
  const { rich } = useText();
  if (!article) return null;
  const pictures = article.blocks.flatMap(({ picture }) => picture ?? []);
  return (
    <ImageOverlay pictures={pictures}>
      <article>
        <PageHeader
          page={article}
          title={article.heading}
          lead={article.summary}
          picture={article.hero}
        >
          <p className="note">
            {rich("article.meta", {
              minutes: article.readingTime,
              day: <time dateTime={article.checkedOn}>{article.checked}</time>,
            })}
          </p>
        </PageHeader>

        <PageText page={article} />
        <ToolCards names={article.tools} />
        <div className="section wrap">
          <Checklist checklist={article.checklist} />
        </div>
        <div className="with-aside section wrap">
          <BlogEnding />
          <SourceList sources={article.sources} checked={article.checked} />
        </div>
      </article>

      <RelatedPages page={article} />
    </ImageOverlay>
  );
}

export const Head = ({
  data: { article: page },
  pageContext: { language },
}: HeadProps<Queries.ArticleTemplateQuery, PageLanguage>) =>
  page && <EntryHead language={language} entry={{ kind: "article", page }} />;

export const query = graphql`
  query ArticleTemplate($id: String!) {
    article(id: { eq: $id }) {
      path
      title
      heading
      ...PageHead_article
      summary
      readingTime
      checkedOn: checked
      checked(formatString: "MMMM D, YYYY")
      hero {
        ...Picture_picture
      }
      ...PageText_page
      checklist {
        ...Checklist_checklist
      }
      sources {
        ...SourceList_source
      }
      tools
      ...RelatedPages_page
    }
  }
`;
