import clsx from "clsx";
import { graphql } from "gatsby";
import { Fold } from "../Fold/Fold";
import { Deferred } from "../Opening/Opening";
import { Link } from "../Link/Link";
import { Picture } from "../Picture/Picture";
import { useText } from "../../i18n";
import * as styles from "./RelatedPages.module.css";

/** The pages to read next, a ruled list for each kind of page that there is; side by side where there is room. */
export function RelatedPages({ page }: { page: Queries.RelatedPages_pageFragment }) {
  const { t } = useText();
  // Articles have no picture here: the few stand on nearly every service and recap.
  const lists = [
    { name: "services", pages: page.relatedServices, isPictured: true },
    { name: "buildRecaps", pages: page.relatedBuildRecaps, isPictured: true },
    { name: "articles", pages: page.relatedArticles, isPictured: false },
  ] as const;
  return (
    <Deferred>
      <div className="section no-print">
        <div className="grid wrap">
          {lists.map(({ name, pages, isPictured }) =>
            pages.length === 0 ? null : (
              <section key={name} aria-label={t(`related.${name}`)}>
                <Fold title={t(`related.${name}`)} size="xl">
                  <ul className="ruled">
                    {pages.map(({ id, path, title, summary, hero }) => (
                      <li key={id} className={clsx(isPictured && styles.pictured, "linked")}>
                        {isPictured ? (
                          <Picture picture={hero} sizes="9rem" alt="" className="cover rounded" />
                        ) : null}
                        <div>
                          <h3 className="stretched">
                            <Link to={path}>{title}</Link>
                          </h3>
                          <p className="note">{summary}</p>
                        </div>
                      </li>
                    ))}
                  </ul>
                </Fold>
              </section>
            ),
          )}
        </div>
      </div>
    </Deferred>
  );
}

export const query = graphql`
  fragment RelatedPages_page on ContentPage {
    relatedServices {
      ...Cards_page
    }
    relatedBuildRecaps {
      ...Cards_page
    }
    relatedArticles {
      ...Cards_page
    }
  }
`;
