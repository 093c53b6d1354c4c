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
  /** Whether each page has a small picture. */
  pictures: boolean;
  pages: readonly Queries.RelatedList_pageFragment[];
}

const titled = (title: keyof NonNullable<Words["content"]>["related"], pictures = true) =>
  function Related(props: Pick<RelatedListProps, "pages">) {
    return RelatedList({ title: useContentWords().related[title], pictures, ...props });
  };

export const RelatedServices = titled("services");
export const RelatedBuildRecaps = titled("buildRecaps");
/** Without pictures: the few articles stand on nearly every service and recap, and theirs would be seen over and over. */
export const RelatedArticles = titled("articles", false);
export const RelatedBlogs = titled("blogs");

/** Pages to read next, as a ruled list. Renders nothing when there are none. */
function RelatedList({ title, pictures, pages }: RelatedListProps) {
  const id = useId();
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Fold id={id} title={title} className={styles.title}>
        <ul className="ruled">
          {pages.map((page) => (
            <li key={page.id} className={clsx(styles.item, pictures && styles.pictured)}>
              {pictures ? (
                <Picture picture={page.hero} sizes="9rem" alt="" className={styles.picture} />
              ) : null}
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
