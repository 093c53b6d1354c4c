import { graphql } from "gatsby";
import { useText } from "../../i18n";
import { useBusiness } from "../../i18n/site";
import { CallToAction } from "../CallToAction/CallToAction";

/**
 * How a post ends: who wrote and checked it, where to report what is out of date, and how to ask
 * about a project.
 */
export function BlogEnding({ page }: { page: Queries.BlogEnding_pageFragment }) {
  const { t, rich } = useText();
  const { name, emailHref } = useBusiness();
  const [service] = page.relatedServices;
  const writer = page.author ? `${page.author.name}, ${name}` : name;
  return (
    <CallToAction title={t("blogEnding.ask")} group={service?.group}>
      <p>
        {rich("blogEnding.text", { name: writer, mail: (text) => <a href={emailHref}>{text}</a> })}
      </p>
    </CallToAction>
  );
}

export const query = graphql`
  fragment BlogEnding_page on Article {
    author {
      name
    }
    relatedServices {
      group
    }
  }
`;
