import clsx from "clsx";
import { graphql } from "gatsby";
import { useId } from "react";
import { Fold } from "../Fold/Fold";
import { Link } from "../Link/Link";
import { Picture } from "../Picture/Picture";
import { useContentWords, type Words } from "../../words/words";
import * as styles from "./RelatedList.module.css";

interface RelatedListProps {
  title: string;
  pages: readonly Queries.RelatedList_pageFragment[];
}

const titled = (title: keyof NonNullable<Words["content"]>["related"]) =>
  function Related(props: Pick<RelatedListProps, "pages">) {
    return RelatedList({ title: useContentWords().related[title], ...props });
  };

export const RelatedServices = titled("services");
export const RelatedBuildRecaps = titled("buildRecaps");
export const RelatedArticles = titled("articles");
export const RelatedBlogs = titled("blogs");

/** Pages to read next, as a ruled list with small pictures. Renders nothing when there are none. */
function RelatedList({ title, pages }: RelatedListProps) {
  const id = useId();
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Fold id={id} title={title} className={styles.title}>
        <ul className="ruled">
          {pages.map((page) => (
            <li key={page.id} className={styles.item}>
              <Picture picture={page.hero} sizes="9rem" alt="" className={styles.picture} />
              <div>
                <h3 className={clsx(styles.name, "stretched")}>
                  <Link to={page.path}>{page.title}</Link>
                </h3>
                <p className={styles.summary}>{page.summary}</p>
              </div>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}

export const query = graphql`
  fragment RelatedList_page on ContentPage {
    id
    path
    title
    summary
    hero {
      ...Picture_thumbnail
    }
  }
`;
