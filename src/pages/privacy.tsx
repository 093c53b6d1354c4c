import { graphql, type PageProps } from "gatsby";
import { Facts } from "../components/Facts/Facts";
import { RichText } from "../components/RichText/RichText";
import { SpotDrawing } from "../components/SpotDrawing/SpotDrawing";
import { PageCall, PageHeading, PageTop, usePage } from "../components/Page/Page";
import type { privacy } from "../content/component-pages";
import { headOf } from "../seo/Head";

/** What the site keeps about its visitors, in short and in full. */
export default function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  const page = usePage<typeof privacy>(data.page, "/privacy");
  const sections = page.sections.filter(({ id }) => id !== "call");
  return (
    <>
      <PageTop page={page}>
        <SpotDrawing name="privacy" lead />
      </PageTop>
      <div className="wrap">
        <Facts facts={data.page?.facts ?? []} />
      </div>
      <div className="columns section wrap">
        {sections.map(({ id, html }) => (
          <section key={id} className="prose" aria-labelledby={id}>
            <PageHeading page={page} id={id} />
            <RichText html={html} />
          </section>
        ))}
      </div>
      <PageCall page={page} />
    </>
  );
}

export const Head = headOf<Queries.PrivacyPageQuery>();

export const query = graphql`
  query PrivacyPage($language: String!) {
    page(slug: { eq: "privacy" }, language: { eq: $language }) {
      ...Page_page
      facts {
        term
        text
      }
    }
  }
`;
