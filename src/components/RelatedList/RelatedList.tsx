import clsx from "clsx";
import { graphql } from "gatsby";
import { useId } from "react";
import { Fold } from "../Fold/Fold";
import { Link } from "../Link/Link";
import { Picture } from "../Picture/Picture";
import { useText } from "../../i18n";
import * as styles from "./RelatedList.module.css";

type ListedPage = Queries.RelatedList_nameFragment &
  Partial<Pick<Queries.RelatedList_pageFragment, "hero">>;

/** The pages that are related to a page, as lists side by side where there is room. */
export function RelatedPages({ page }: { page: Queries.RelatedPages_pageFragment }) {
  const { t } = useText();
  return (
    <div className="section no-print">
      <div className={"grid wrap"}>
        <RelatedList title={t("related.services")} pages={page.relatedServices} />
        <RelatedList title={t("related.buildRecaps")} pages={page.relatedBuildRecaps} />
        <RelatedList title={t("related.articles")} pages={page.relatedArticles} />
      </div>
    </div>
  );
}

/** Pages to read next, as a ruled list. Renders nothing when there are none. */
function RelatedList({ title, pages }: { title: string; pages: readonly ListedPage[] }) {
  const id = useId();
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Fold id={id} title={title} size="xl">
        <ul className="ruled">
          {pages.map(({ id: key, path, title: name, summary, hero }) => (
            <li key={key} className={clsx(hero && styles.pictured, "linked")}>
              {hero ? (
                <Picture picture={hero} sizes="9rem" alt="" className="cover rounded" />
              ) : null}
              <div>
                <h3 className="stretched">
                  <Link to={path}>{name}</Link>
                </h3>
                <p className="note">{summary}</p>
              </div>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}

export const query = graphql`
  # Articles have no picture here: the few stand on nearly every service and recap, and theirs would be seen over and over.
  fragment RelatedList_name on ContentPage {
    id
    path
    title
    summary
  }

  fragment RelatedList_page on ContentPage {
    ...RelatedList_name
    # Every page that asks knows its own id.
    hero: thumbnail(on: $id) {
      ...Picture_thumbnail
    }
  }

  fragment RelatedPages_page on ContentPage {
    relatedServices {
      ...RelatedList_page
    }
    relatedBuildRecaps {
      ...RelatedList_page
    }
    relatedArticles {
      ...RelatedList_name
    }
  }
`;
