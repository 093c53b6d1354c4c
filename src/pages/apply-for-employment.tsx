import { graphql, type PageProps } from "gatsby";
import { Action } from "../components/Action/Action";
import { Contacts } from "../components/Contacts/Contacts";
import { RichText } from "../components/RichText/RichText";
import { original } from "../content/language";
import { EmploymentForm } from "../forms/EmploymentForm";
import {
  PageCall,
  PageHeading,
  PageSection,
  PageTop,
  Terms,
  usePage,
  useRequired,
  sectionOf,
} from "../components/Page/Page";
import type { employment } from "../content/component-pages";
import { useText } from "../i18n";
import { useBusiness } from "../i18n/site";
import { headOf } from "../seo/Head";

/** The form to apply for a job, with what applicants should know beside it. */
export default function EmploymentPage({ data }: PageProps<Queries.EmploymentPageQuery>) {
  const required = useRequired();
  const page = usePage<typeof employment>(data.page, "/apply-for-employment");
  const know = sectionOf(page, "know");
  const { phoneDisplay, phoneHref } = useBusiness();
  const { t } = useText();
  // In words of its own, for whoever reads no other: “Hablamos español.”
  const sentences = data.allPerson.nodes.flatMap(({ spoken: all }) => all);
  const spoken = [...new Map(sentences.map(({ language, text }) => [language, text]))].filter(
    ([language]) => language !== original,
  );
  return (
    <>
      <PageTop page={page} picture={page.picture}>
        <div className="actions no-print">
          <Action to={phoneHref}>{t("quoteActions.call", { phone: phoneDisplay })}</Action>
        </div>
        {spoken.map(([language, text]) => (
          <p key={language} className="note" lang={language}>
            {text}
          </p>
        ))}
      </PageTop>
      <div className="with-aside section wrap">
        <div>
          <PageHeading page={page} id="apply" />
          <RichText html={sectionOf(page, "apply").html} />
          <div className="after">
            <EmploymentForm
              form={required(data.form, "A form of content/forms with page: /apply-for-employment")}
            />
          </div>
        </div>
        <aside aria-label={know.title}>
          <PageHeading page={page} id="know" />
          <Terms section={know} className="ruled terms small" />
          <div className="block sticky">
            <PageHeading page={page} id="reach" />
            <Contacts />
          </div>
        </aside>
      </div>
      <PageSection page={page} id="jobs" beside />
      <PageCall page={page} asks={false} />
    </>
  );
}

export const Head = headOf<Queries.EmploymentPageQuery>();

export const query = graphql`
  query EmploymentPage($language: String!) {
    page(slug: { eq: "apply-for-employment" }, language: { eq: $language }) {
      ...Page_page
    }
    form(page: { eq: "/apply-for-employment" }, language: { eq: $language }) {
      ...Form_form
    }
    allPerson(filter: { language: { eq: $language } }) {
      nodes {
        spoken {
          language
          text
        }
      }
    }
  }
`;
