import clsx from "clsx";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Action, Actions } from "../components/Action/Action";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { RichText } from "../components/RichText/RichText";
import { useBusiness } from "../components/site/useSite";
import { useSentForm } from "../forms/sent";
import { SentSummary } from "../forms/SentSummary";
import { SiteHead } from "../seo/SiteHead";
import { page, words } from "../words/en/pages/thanks";
import { withWords } from "../words/words";
import * as styles from "./thanks.module.css";

function ThanksPage({ data }: PageProps<Queries.ThanksPageQuery>) {
  const { phoneDisplay, phoneHref, hours } = useBusiness();
  // Only script knows which form was sent; without it the page covers both.
  const sent = useSentForm()?.form;
  const isApplication = sent === "employment";
  const prepare = isApplication ? page.application : page.project;
  return (
    <>
      <PageHeader
        page={{ title: page.title, path: "/thanks" }}
        title={page.headline}
        lead={page.lead(hours.text)}
      >
        <Actions>
          <Action to={phoneHref}>{page.call(phoneDisplay)}</Action>
          <Action to="/" kind="quiet">
            {words.shared.errors.back}
          </Action>
        </Actions>
      </PageHeader>
      <div className={clsx(styles.columns, "section wrap")}>
        <section aria-labelledby="next">
          <h2 id="next" className={styles.title}>
            {page.next}
          </h2>
          {isApplication ? (
            <ol className={clsx(styles.next, "ruled")}>
              {page.afterApplication.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          ) : (
            <RichText html={data.afterYouSend?.answer.html ?? ""} />
          )}
          <p className={styles.more}>
            {page.more}
            {sent ? null : page.ifApplied}
          </p>
        </section>
        <section aria-labelledby="prepare">
          <h2 id="prepare" className={styles.title}>
            {prepare.title}
          </h2>
          <ul className={clsx(styles.prepare, "ruled")}>
            {prepare.prepare.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      </div>
      {sent ? (
        <div className="section wrap">
          <SentSummary />
        </div>
      ) : null}
    </>
  );
}

ThanksPage.words = words;

export default ThanksPage;

export const Head = withWords(words, ({ location }: HeadProps) => (
  <SiteHead title={page.title} description={page.description} path={location.pathname} isHidden />
));

export const query = graphql`
  query ThanksPage {
    afterYouSend: faqEntry(entryId: { eq: "after-you-send" }) {
      answer {
        html
      }
    }
  }
`;
