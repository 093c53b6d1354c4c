import { graphql } from "gatsby";
import { modifiedDay } from "./last-change";
import { SiteHead } from "./SiteHead";
import type { ContentSubject } from "./structured-data/describe";

/** The head of a content page: a service, a build recap or a blog article. */
export function ContentHead(subject: ContentSubject) {
  const { page } = subject;
  return (
    <SiteHead
      title={page.title}
      description={page.description}
      path={page.path}
      hero={page.hero}
      published={"publishedDay" in page ? page.publishedDay : undefined}
      modified={modifiedDay(page)}
      subject={subject}
    />
  );
}

export const query = graphql`
  fragment ContentHead_page on ContentPage {
    title
    heading
    description
    path
    checkedDay: checked
    updatedDay: updated
    hero {
      ...Picture_picture
    }
  }

  fragment ContentHead_service on Service {
    ...ContentHead_page
    offer
  }

  fragment ContentHead_buildRecap on BuildRecap {
    ...ContentHead_page
    publishedDay: published
    wordCount
    disclaimer
  }

  fragment ContentHead_article on Article {
    ...ContentHead_page
    publishedDay: published
    wordCount
  }
`;
