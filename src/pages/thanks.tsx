import { graphql, type PageProps } from "gatsby";
import { Action } from "../components/Action/Action";
import { LeadCard } from "../components/PersonCard/PersonCard";
import { RichText } from "../components/RichText/RichText";
import { Promised } from "../components/Specimen/Specimen";
import { useBusiness } from "../i18n/site";
import { SentSummary, useSentForm } from "../forms/sent";
import { PageCall, PageHeading, PageTop, usePage, sectionOf } from "../components/Page/Page";
import type { thanks } from "../content/component-pages";
import { useText } from "../i18n";
import { headOf } from "../seo/Head";

/** Where a sent form leads: what happens next and, with script, what was sent. */
export default function ThanksPage({ data }: PageProps<Queries.ThanksPageQuery>) {
  const page = usePage<typeof thanks>(data.page, "/thanks");
  const { phoneDisplay, phoneHref, sample } = useBusiness();
  const { t } = useText();
  // Only script knows which form was sent, and whether one was; without it the page covers all.
  const sent = useSentForm()?.form;
  const forms = data.allForm.nodes;
  const form = forms.find(({ entryId }) => entryId === sent);
  const received = form && sectionOf(page, form.thanks.received);
  // Nobody answers what is sent to a sample.
  const lead = sample ? { html: `<p>${t("sample.form")}</p>` } : (received ?? page.lead);
  const quote = forms.find((one) => one.page === "/contact");
  const meant = form ?? quote;
  const { next, prepare } = meant?.thanks ?? {};
  const answer = meant?.faq?.answer;
  // Nobody runs a job for an applicant.
  const isApplicant = form !== undefined && form !== quote;
  const unsure = form ? [] : forms.flatMap(({ thanks }) => thanks.unsure ?? []);
  return (
    <>
      <PageTop page={received ? { ...page, heading: received.title, lead } : page}>
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
          {answer ? <RichText html={answer.html} /> : null}
          {next && !answer ? <Promised html={sectionOf(page, next).html} /> : null}
          <RichText className="quiet after" html={sectionOf(page, "next").html} />
          {unsure.map((id) => (
            <div key={id} id={id}>
              <Promised html={sectionOf(page, id).html} className="quiet" />
            </div>
          ))}
          {isApplicant ? null : <LeadCard className="block" />}
        </section>
        {prepare ? (
          <section aria-labelledby={prepare}>
            <PageHeading page={page} id={prepare} />
            <RichText html={sectionOf(page, prepare).html} />
          </section>
        ) : null}
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
    allForm(filter: { language: { eq: $language } }, sort: { entryId: ASC }) {
      nodes {
        entryId
        page
        faq {
          answer {
            html
          }
        }
        thanks {
          received
          next
          prepare
          unsure
        }
      }
    }
  }
`;
