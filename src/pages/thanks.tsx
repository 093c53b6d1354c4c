import { graphql, type PageProps } from "gatsby";
import { Action } from "../components/Action/Action";
import { RichText } from "../components/RichText/RichText";
import { useBusiness } from "../i18n/site";
import { SentSummary, useSentForm } from "../forms/sent";
import { PageCall, PageHeading, PageTop, required, sectionOf } from "../components/Page/Page";
import { useText } from "../i18n";
import { headOf } from "../seo/Head";

/** Where a sent form leads: what happens next and, with script, what was sent. */
export default function ThanksPage({ data }: PageProps<Queries.ThanksPageQuery>) {
  const page = required(data.page, "content/pages/thanks/index.md");
  const { phoneDisplay, phoneHref } = useBusiness();
  const { t } = useText();
  // Only script knows which form was sent, and whether one was; without it the page covers all.
  const sent = useSentForm()?.form;
  const isApplication = sent === "employment";
  const received = isApplication
    ? sectionOf(page, "received-application")
    : sectionOf(page, "received");
  const after = isApplication ? sectionOf(page, "after-application") : data.afterYouSend?.answer;
  const prepare = isApplication ? "application" : "project";
  return (
    <>
      <PageTop page={sent ? { ...page, heading: received.title, lead: received } : page}>
        <div className="actions no-print">
          <Action to={phoneHref}>{t("quoteActions.call", { phone: phoneDisplay })}</Action>
          <Action to="/" kind="quiet">
            {t("errors.back")}
          </Action>
        </div>
      </PageTop>
      <div className="with-aside section wrap">
        <section aria-labelledby="next">
          <PageHeading page={page} id="next" />
          {after ? <RichText html={after.html} /> : null}
          <RichText className="quiet after" html={sectionOf(page, "next").html} />
          {sent ? null : (
            <div id="if-applied">
              <RichText className="quiet" html={sectionOf(page, "if-applied").html} />
            </div>
          )}
        </section>
        <section aria-labelledby={prepare}>
          <PageHeading page={page} id={prepare} />
          <RichText html={sectionOf(page, prepare).html} />
        </section>
      </div>
      {sent ? (
        <div className="section wrap">
          <SentSummary />
        </div>
      ) : null}
      <PageCall page={page} asks={false} />
    </>
  );
}

export const Head = headOf<Queries.ThanksPageQuery>(() => ({ isHidden: true }));

export const query = graphql`
  query ThanksPage($language: String!) {
    page(slug: { eq: "thanks" }, language: { eq: $language }) {
      ...Page_page
    }
    afterYouSend: faqEntry(entryId: { eq: "after-you-send" }, language: { eq: $language }) {
      answer {
        html
      }
    }
  }
`;
