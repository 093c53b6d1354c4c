import { graphql, type PageProps } from "gatsby";
import { Contacts } from "../components/Contacts/Contacts";
import { RichText } from "../components/RichText/RichText";
import { EmploymentForm } from "../forms/EmploymentForm";
import { PageTop, Terms, found, sectionOf } from "../components/StandalonePage/StandalonePage";
import { headOf } from "../seo/Head";

export default function EmploymentPage({ data }: PageProps<Queries.EmploymentPageQuery>) {
  const page = found(data.page);
  const apply = sectionOf(page, "apply");
  const know = sectionOf(page, "know");
  const reach = sectionOf(page, "reach");
  return (
    <>
      <PageTop page={page} picture={page.picture} />
      <div className="with-aside section wrap">
        <div>
          <h2 id={apply.id} className="title">
            {apply.title}
          </h2>
          <RichText html={apply.html} />
          <div className="after">
            <EmploymentForm />
          </div>
        </div>
        <aside aria-label={know.title}>
          <h2 id={know.id} className="title">
            {know.title}
          </h2>
          <Terms section={know} className="ruled terms small" />
          <div className="block sticky">
            <h2 id={reach.id} className="title">
              {reach.title}
            </h2>
            <Contacts />
          </div>
        </aside>
      </div>
    </>
  );
}

export const Head = headOf<Queries.EmploymentPageQuery>();

export const query = graphql`
  query EmploymentPage {
    page(slug: { eq: "apply-for-employment" }) {
      ...StandalonePage_page
    }
  }
`;
