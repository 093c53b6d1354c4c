import { graphql } from "gatsby";
import { useText } from "../../i18n";
import { Link } from "../Link/Link";
import { Specimen } from "../Specimen/Specimen";

/**
 * Who wrote a guide. Where it names nobody, a specimen shows the place; of a real business it is
 * then the business, which its end says.
 */
export function Byline({ page: { author } }: { page: Queries.Byline_pageFragment }) {
  const { t, rich } = useText();
  if (!author) return <Specimen>{() => <p>{t("article.sample.author")}</p>}</Specimen>;
  const { entryId, name, role } = author;
  return (
    <p className="note">
      {rich("article.author", { name: <Link to={`/about#${entryId}`}>{name}</Link>, role })}
    </p>
  );
}

export const query = graphql`
  fragment Byline_page on Article {
    author {
      entryId
      name
      role
    }
  }
`;
