import clsx from "clsx";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import { BelowTheFold } from "../components/BelowTheFold/BelowTheFold";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { Card } from "../components/Card/Card";
import { CardGrid } from "../components/CardGrid/CardGrid";
import { Link } from "../components/Link/Link";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { groupTitleId, serviceGroups, type ServiceGroup } from "../content/sections";
import { SiteHead } from "../seo/SiteHead";
import * as styles from "./services.module.css";

const texts: Record<ServiceGroup, { title: string; text: ReactNode }> = {
  commercial: {
    title: "Commercial",
    text: (
      <>
        Work on places where people are served, treated, housed or employed. Others besides the
        building department often have a say: health, fire, the landlord. Their order is in{" "}
        <Link to="/blog/tenant-improvement-from-lease-to-opening">
          the way from lease to opening
        </Link>
        .
      </>
    ),
  },
  residential: {
    title: "Residential",
    text: (
      <>
        Houses, casitas, kitchens, baths and towers. Where an association has rules, they apply
        beside the permit, and a remodel of your own home has{" "}
        <Link to="/faq#deposit">a limit on the deposit</Link>. For any of them,{" "}
        <Link to="/plan">plan yours</Link>: approvals, weeks and papers.
      </>
    ),
  },
};

/** The groups in the order of the page. */
const groups = serviceGroups.map((id) => ({ id, ...texts[id] }));

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const inGroup = (id: string) => data.allService.nodes.filter(({ group }) => group === id);
  const [first, ...others] = groups.map(({ id, title, text }) => (
    <section
      key={id}
      id={id}
      className={clsx(styles.group, "section")}
      aria-labelledby={groupTitleId(id)}
    >
      <div className={clsx(styles.head, "wrap")}>
        <h2 id={groupTitleId(id)}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="wrap">
        <CardGrid lead>
          {inGroup(id).map((service, index) => (
            <Card
              key={service.id}
              page={service}
              wide={index === 0}
              facts={
                index === 0
                  ? [
                      { term: "Who permits", text: service.facts.permits },
                      { term: "During the work", text: service.facts.occupancy },
                    ]
                  : undefined
              }
              eager={index === 0 && id === groups[0]?.id}
              sizes={
                index === 0 ? "(min-width: 48rem) 46rem, 92vw" : "(min-width: 48rem) 26rem, 46vw"
              }
            />
          ))}
        </CardGrid>
      </div>
    </section>
  ));
  return (
    <div id="all" className={styles.services}>
      <PageHeader
        page={{ title: "Services", path: "/services" }}
        title="What we build in and around Las Vegas"
        lead={`All ${data.allService.totalCount} kinds of work, each with the office that permits it, the people who review it and the questions we ask first.`}
      >
        <nav className={styles.filter} aria-label="Show">
          <a href="#all">All {data.allService.totalCount}</a>
          {groups.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title} {inGroup(id).length}
            </a>
          ))}
        </nav>
      </PageHeader>
      {first}
      <BelowTheFold>
        {others}
        <CallToAction title="Not sure which one it is?">
          <p>
            Describe the place and what has to change. We say which kind of work it is, and whether
            it is ours. <Link to="/build-process">How a build runs</Link> is the same for all of
            them.
          </p>
        </CallToAction>
      </BelowTheFold>
    </div>
  );
}

export function Head({ location, data }: HeadProps<Queries.ServicesPageQuery>) {
  return (
    <SiteHead
      title="Services"
      description={`Commercial and residential construction in Las Vegas: ${data.allService.totalCount} services, each with its permit office, its reviewers, the usual trades and the first questions.`}
      path={location.pathname}
      kind="CollectionPage"
    />
  );
}

export const query = graphql`
  query ServicesPage {
    allService(sort: { order: ASC }) {
      totalCount
      nodes {
        group
        facts {
          permits
          occupancy
        }
        ...Card_page
      }
    }
  }
`;
