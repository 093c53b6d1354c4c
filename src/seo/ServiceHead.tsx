import { graphql } from "gatsby";
import { lastChange } from "./last-change";
import { SiteHead } from "./SiteHead";
import { serviceNode } from "./structured-data/content";
import { ids, referenceTo } from "./structured-data/node";

/** The head of a service page. */
export function ServiceHead({ service }: { service: Queries.ServiceHead_serviceFragment }) {
  return (
    <SiteHead
      title={service.title}
      description={service.description}
      path={service.path}
      hero={service.hero}
      modified={lastChange({ updated: service.updatedDay, checked: service.checkedDay })}
      describe={
        process.env.BUILD_STAGE === "build-javascript"
          ? undefined
          : ({ business }) => ({
              mainEntity: referenceTo(ids.service(business.url, service.path)),
              nodes: [serviceNode(business, service)],
            })
      }
    />
  );
}

export const query = graphql`
  fragment ServiceHead_service on Service {
    title
    heading
    description
    path
    offer
    checkedDay: checked
    updatedDay: updated
    hero {
      ...Picture_picture
    }
  }
`;
