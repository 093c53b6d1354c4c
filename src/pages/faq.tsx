import clsx from "clsx";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { PermitOffices } from "../components/PermitOffices/PermitOffices";
import { PlacesMap } from "../components/PermitOffices/PlacesMap";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { QuestionList } from "../components/QuestionList/QuestionList";
import { Section } from "../components/Section/Section";
import { slugOf } from "../content/slug";
import { SiteHead } from "../seo/SiteHead";
import { DepositBars } from "../tools/DepositBars";
import { ToolCard } from "../tools/ToolCard";
import { page, words } from "../words/en/pages/faq";
import { useWords, withWords } from "../words/words";
import * as styles from "./faq.module.css";

/** The owner's answers to what people ask before they write. */
const ownersAnswers = ({ business }: Queries.FaqPageQuery) =>
  (business?.questions ?? []).map((entry) => ({ ...entry, entryId: slugOf(entry.question) }));

function FaqPage({ data }: PageProps<Queries.FaqPageQuery>) {
  const { language } = useWords();
  const sourceLanguage = language.code === "en" ? undefined : "en";
  const entries = data.allFaqEntry.nodes;
  const own = ownersAnswers(data);
  const deposit = entries.find(({ entryId }) => entryId === "deposit");
  const groups = [...new Map(entries.map(({ group }) => [group.id, group])).values()].sort(
    (a, b) => a.order - b.order,
  );
  const [first, ...others] = groups.map((group) => (
    <section key={group.id} className="section" aria-labelledby={group.id}>
      <div className={clsx(styles.group, "wrap")}>
        <div>
          <h2 id={group.id} className={styles.title}>
            {group.title}
          </h2>
          {group.id === deposit?.group.id ? <DepositBars rule={data.cap} /> : null}
        </div>
        <QuestionList
          questions={entries
            .filter((entry) => entry.group.id === group.id)
            .map((entry) => ({
              id: entry.entryId,
              question: entry.question,
              answer: entry.answer,
              note: (
                <p className={styles.note}>
                  {page.checked(entry.checked)}
                  {entry.sources.map(({ title, url }) => (
                    <span key={url + title}>
                      {" · "}
                      <a href={url} rel="noopener" lang={sourceLanguage}>
                        {title}
                      </a>
                    </span>
                  ))}
                  {" · "}
                  <a href={`#${entry.entryId}`}>
                    {page.link}
                    <span className="visually-hidden">: {entry.question}</span>
                  </a>
                </p>
              ),
            }))}
        />
      </div>
    </section>
  ));
  return (
    <>
      <PageHeader page={{ title: page.title, path: "/faq" }} title={page.headline} lead={page.lead}>
        <p>{page.rights}</p>
      </PageHeader>
      {own.length > 0 ? (
        <section className="section" aria-labelledby="before-you-write">
          <div className={clsx(styles.group, "wrap")}>
            <h2 id="before-you-write" className={styles.title}>
              {page.own}
            </h2>
            <QuestionList
              questions={own.map(({ entryId, ...entry }) => ({ id: entryId, ...entry }))}
            />
          </div>
        </section>
      ) : null}
      {first}

      {others}
      <ToolCard name="deposit" />
      <Section id="offices" title={page.offices}>
        <div className="with-aside">
          <PermitOffices />
          <PlacesMap />
        </div>
      </Section>
      <CallToAction title={page.call.title}>
        <p>{page.call.text}</p>
      </CallToAction>
    </>
  );
}

FaqPage.words = words;

export default FaqPage;

export const Head = withWords(words, ({ data, location }: HeadProps<Queries.FaqPageQuery>) => (
  <SiteHead
    title={page.title}
    description={page.description}
    path={location.pathname}
    kind="FAQPage"
    subject={{
      kind: "faq",
      questions: [...ownersAnswers(data), ...data.allFaqEntry.nodes].map(
        ({ answer, ...entry }) => ({
          ...entry,
          answer: answer.text,
        }),
      ),
    }}
  />
));

export const query = graphql`
  query FaqPage {
    cap: rule(entryId: { eq: "deposit-cap" }) {
      ...DepositBars_rule
    }
    business {
      questions {
        question
        answer {
          html
          text
        }
      }
    }
    allFaqEntry(sort: { order: ASC }) {
      nodes {
        entryId
        question
        answer {
          html
          text
        }
        checked(formatString: "MMMM D, YYYY")
        sources {
          title
          url
        }
        group {
          id
          title
          order
        }
      }
    }
  }
`;
