import { graphql, type PageProps } from "gatsby";
import { QuestionList } from "../components/QuestionList/QuestionList";
import { Section } from "../components/Section/Section";
import { Slot } from "../components/Slot/Slot";
import { PageCall, PageSection, PageTop, usePage } from "../components/Page/Page";
import type { faq } from "../content/component-pages";
import { original } from "../content/language";
import { useText } from "../i18n";
import { headOf } from "../seo/Head";

/** All questions with their answers, by group; the owner's own come first. */
export default function FaqPage({ data }: PageProps<Queries.FaqPageQuery>) {
  const page = usePage<typeof faq>(data.page, "/faq");
  const entries = data.allFaqEntry.nodes;
  const own = data.business?.questions ?? [];
  const groups = [...new Map(entries.map(({ group }) => [group.id, group])).values()];
  return (
    <>
      <PageTop page={page} />
      {own.length > 0 ? (
        <PageSection page={page} id="before-you-write" beside>
          <QuestionList questions={own} />
        </PageSection>
      ) : null}
      {groups.map(({ id, title }) => (
        <Section
          key={id}
          id={id}
          title={title}
          drawing={
            <Slot
              name="questionsDrawing"
              data={data}
              questions={entries
                .filter(({ group }) => group.id === id)
                .map(({ entryId }) => entryId)}
            />
          }
          beside
        >
          <QuestionList
            questions={entries
              .filter(({ group }) => group.id === id)
              .map((entry) => ({ ...entry, note: <Checked entry={entry} /> }))}
          />
        </Section>
      ))}
      <Slot name="questionsEnd" />
      <PageCall page={page} />
    </>
  );
}

/** When an answer was checked by which sources, where it has any, and its address. */
function Checked({ entry }: { entry: Queries.FaqPageQuery["allFaqEntry"]["nodes"][number] }) {
  const { t, language } = useText();
  return (
    <p className="note measure after">
      {entry.sources.length > 0 ? `${t("faq.checked", { day: entry.checked })}\u00a0· ` : null}
      {entry.sources.map(({ title, url }) => (
        <span key={url + title}>
          <a href={url} lang={language === original ? undefined : original}>
            {title}
          </a>
          {"\u00a0· "}
        </span>
      ))}
      <a href={`#${entry.entryId}`}>
        {t("faq.link")}
        <span className="visually-hidden">: {entry.question}</span>
      </a>
    </p>
  );
}

export const Head = headOf<Queries.FaqPageQuery>((data) => ({
  kind: "FAQPage",
  questions: [...(data.business?.questions ?? []), ...data.allFaqEntry.nodes],
}));

export const query = graphql`
  query FaqPage($language: String!) {
    page(slug: { eq: "faq" }, language: { eq: $language }) {
      ...Page_page
    }
    business(language: { eq: $language }) {
      questions {
        entryId
        question
        answer {
          html
          text
        }
      }
    }
    ...FaqPage_extras
    allFaqEntry(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        entryId
        question
        answer {
          html
          text
        }
        checked: checkedText
        sources {
          title
          url
        }
        group {
          id
          title
        }
      }
    }
  }
`;
