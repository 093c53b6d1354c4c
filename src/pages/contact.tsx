import { graphql, type PageProps } from "gatsby";
import type { MiddlewareName } from "../content/layout-names";
import { Action } from "../components/Action/Action";
import { Contacts } from "../components/Contacts/Contacts";
import { Link } from "../components/Link/Link";
import { Areas } from "../components/Areas/Areas";
import { LeadCard } from "../components/PersonCard/PersonCard";
import { QuestionList } from "../components/QuestionList/QuestionList";
import { RichText } from "../components/RichText/RichText";
import { ContactForm } from "../forms/ContactForm";
import { PageHeading, PageSection, PageTop, usePage, useRequired } from "../components/Page/Page";
import type { contact } from "../content/component-pages";
import { Slot } from "../components/Slot/Slot";
import { useText } from "../i18n";
import { useBusiness, useIsThere } from "../i18n/site";
import { headOf } from "../seo/Head";
import * as styles from "./contact.module.css";

/** The form to ask for a quote, what happens next, and every other way to reach the business. */
function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const required = useRequired();
  const page = usePage<typeof contact>(data.page, "/contact");
  const { t, rich } = useText();
  const { phoneDisplay, phoneHref, email, emailHref } = useBusiness();
  const isThere = useIsThere();
  const next = data.form?.faq?.answer;
  const questions = data.business?.questions ?? [];
  return (
    <>
      <PageTop page={page}>
        <div className="actions no-print">
          <Action to={phoneHref} kind="quiet">
            {t("quoteActions.call", { phone: phoneDisplay })}
          </Action>
          <Action to={emailHref} kind="quiet">
            {email}
          </Action>
        </div>
      </PageTop>
      <div className={styles.request}>
        <LeadCard />
        <div className={styles.form}>
          <PageHeading page={page} id="request" />
          <ContactForm form={required(data.form, "A form of content/forms with page: /contact")} />
        </div>
        <div className="stack">
          {next || questions.length > 0 ? (
            <section className="stack block" aria-labelledby="next">
              <PageHeading page={page} id="next" />
              {next ? <RichText html={next.html} /> : null}
              <QuestionList questions={questions} />
            </section>
          ) : null}
          <aside className="block sticky" aria-label={t("contact.reach")}>
            <Contacts />
            {isThere("/apply-for-employment") ? (
              <p className="after">
                {rich("contact.jobs", {
                  link: (words) => <Link to="/apply-for-employment">{words}</Link>,
                })}
              </p>
            ) : null}
          </aside>
        </div>
      </div>

      <PageSection page={page} id="areas">
        <Slot name="areas" data={data}>
          <Areas />
        </Slot>
      </PageSection>
    </>
  );
}

/** `/contact?project=casino`: the form preselects that service. */
ContactPage.middleware = ["project-type"] satisfies MiddlewareName[];

export default ContactPage;

export const Head = headOf<Queries.ContactPageQuery>(() => ({ kind: "ContactPage" }));

export const query = graphql`
  query ContactPage($language: String!) {
    ...Places_extras
    page(slug: { eq: "contact" }, language: { eq: $language }) {
      ...Page_page
    }
    form(page: { eq: "/contact" }, language: { eq: $language }) {
      ...Form_form
      faq {
        answer {
          html
        }
      }
    }
    business(language: { eq: $language }) {
      questions {
        question
        answer {
          html
        }
      }
    }
  }
`;
