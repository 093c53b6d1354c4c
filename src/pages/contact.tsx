import clsx from "clsx";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { MiddlewareName } from "../content/middleware-names";
import { Contacts } from "../components/Contacts/Contacts";
import { PermitOffices } from "../components/PermitOffices/PermitOffices";
import { PlacesMap } from "../components/PermitOffices/PlacesMap";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { RichText } from "../components/RichText/RichText";
import { useBusiness } from "../components/site/useSite";
import { ContactForm } from "../forms/ContactForm";
import { SiteHead } from "../seo/SiteHead";
import { page, words } from "../words/en/pages/contact";
import { withWords } from "../words/words";
import * as styles from "./contact.module.css";

function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { afterYouSend, business } = data;
  return (
    <>
      <PageHeader
        page={{ title: page.title, path: "/contact" }}
        title={page.headline}
        lead={page.lead}
      />
      <div className={clsx(styles.request, "with-aside wrap")}>
        {/* First in the source, so that a phone also shows it before the form. */}
        <section className="stack" aria-labelledby="next">
          <h2 id="next" className={styles.title}>
            {page.next}
          </h2>
          {afterYouSend ? <RichText html={afterYouSend.answer.html} /> : null}
          {business?.questions.map(({ question, answer }) => (
            <div key={question}>
              <h3>{question}</h3>
              <RichText html={answer.html} />
            </div>
          ))}
        </section>
        <div className={styles.form}>
          <h2 className={styles.title}>{page.request}</h2>
          <ContactForm />
        </div>
        <aside aria-label={page.reach}>
          <Contacts drawing="photo-plan" />
        </aside>
      </div>

      <section className="section" aria-labelledby="areas">
        <div className="with-aside wrap">
          <div>
            <h2 id="areas" className={styles.title}>
              {page.areas}
            </h2>
            <PermitOffices details />
          </div>
          <PlacesMap />
        </div>
      </section>
    </>
  );
}

ContactPage.words = words;

/** `/contact?project=casino`: the form preselects that service. */
ContactPage.middleware = ["project-type"] satisfies MiddlewareName[];

export default ContactPage;

export const Head = withWords(words, ({ location }: HeadProps) => {
  const { phoneDisplay, hours } = useBusiness();
  return (
    <SiteHead
      title={page.title}
      description={page.description(phoneDisplay, hours.text)}
      path={location.pathname}
      kind="ContactPage"
    />
  );
});

export const query = graphql`
  query ContactPage {
    afterYouSend: faqEntry(entryId: { eq: "after-you-send" }) {
      answer {
        html
      }
    }
    business {
      questions {
        question
        answer {
          html
        }
      }
    }
  }
`;
