import clsx from "clsx";
import { graphql, useStaticQuery } from "gatsby";
import { inLanguage } from "../../content/in-language";
import { reviewsId } from "../../content/sections";
import { useLanguage, useText } from "../../i18n";
import { useBusiness } from "../../i18n/site";
import { Link } from "../Link/Link";
import { Section } from "../Section/Section";
import { Specimen } from "../Specimen/Specimen";
import * as styles from "./Reviews.module.css";

/** How many of the newest are shown where they are about no one service or job. */
const most = 3;

/**
 * Returns the reviews, the newest first, in the page's language: their words are in the client's
 * own.
 */
function useReviews() {
  const language = useLanguage();
  const { allReview } = useStaticQuery<Queries.ReviewsQuery>(graphql`
    query Reviews {
      allReview(sort: [{ month: DESC }, { order: ASC }]) {
        nodes {
          language
          entryId
          words
          lang
          name
          neighborhood
          monthText
          source {
            title
            url
          }
          job {
            path
            slug
            title
            namedServices {
              slug
            }
          }
          service {
            path
            slug
            title
          }
        }
      }
    }
  `);
  return inLanguage(language, allReview);
}

interface ReviewsProps {
  /** Slug of the service, or of the job, that they are about; any when left out. */
  service?: string;
  job?: string;
  /** Whether it stands in a text, in the place of a section of the page. */
  inText?: boolean;
}

/**
 * What clients have written: a specimen while there is nothing, and nothing for a real business.
 */
export function Reviews({ service, job, inText = false }: ReviewsProps) {
  const { t } = useText();
  const { sample } = useBusiness();
  const all = useReviews();
  const about = all.filter(
    (review) =>
      (!job || review.job?.slug === job) &&
      (!service ||
        review.service?.slug === service ||
        review.job?.namedServices.some(({ slug }) => slug === service)),
  );
  const reviews = service || job ? about : about.slice(0, most);
  if (reviews.length === 0 && !sample) return null;
  if (reviews.length === 0)
    return (
      <div className={inText ? "block" : clsx(styles.alone, "wrap")}>
        <Specimen>
          {() => (
            <>
              <h2 id={reviewsId} className="title">
                {t("reviews.title")}
              </h2>
              <p>{t("reviews.sample")}</p>
            </>
          )}
        </Specimen>
      </div>
    );
  const list = (
    <ul className={styles.reviews}>
      {reviews.map((review) => (
        <li key={review.entryId}>
          <figure>
            <blockquote lang={review.lang}>
              <p>{review.words}</p>
            </blockquote>
            <figcaption className="note">
              {[review.name, review.neighborhood, review.monthText].join(", ")}
              {"\u00a0· "}
              <a href={review.source.url}>{review.source.title}</a>
              <About page={job ? null : (review.job ?? (service ? null : review.service))} />
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
  return inText ? (
    <section className="block" aria-labelledby={reviewsId}>
      <h2 id={reviewsId} className="title">
        {t("reviews.title")}
      </h2>
      {list}
    </section>
  ) : (
    <Section id={reviewsId} title={t("reviews.title")} beside>
      {list}
    </Section>
  );
}

/** What a review is about, where its page says nothing of it. */
const About = ({ page }: { page: { path: string; title: string } | null }) =>
  page ? (
    <>
      {"\u00a0· "}
      <Link to={page.path}>{page.title}</Link>
    </>
  ) : null;
