import { graphql, useStaticQuery } from "gatsby";
import { useMemo } from "react";
import { useSite } from "../i18n/site";
import { serviceGroups } from "../content/service-groups";
import { useText } from "../i18n";
import { useProjectType } from "../visit/middleware";
import source from "./contact.yml";
import { Form } from "./Form";
import { formIn } from "./form-model";
import reach from "./reach.yml";

/** The form to ask for a quote. Its options for project and area come from the data layer. */
export function ContactForm() {
  const { services, business } = useSite();
  const { t, language } = useText();
  const project = useProjectType();
  // Their English titles are sent.
  const sent = useStaticQuery<Queries.SentServicesQuery>(graphql`
    query SentServices {
      allService(sort: { order: ASC }) {
        nodes {
          slug
          title
        }
      }
    }
  `).allService.nodes;
  const form = useMemo(
    () =>
      formIn(language, source, reach, {
        services: serviceGroups.flatMap((group) =>
          services
            .filter((service) => service.group === group)
            .map(({ title, slug }) => ({
              value: sent.find((service) => service.slug === slug)?.title ?? title,
              title,
              slug,
              group: t(`group.${group}`),
            })),
        ),
        areas: business.areas.map(({ name, notice }) => ({
          value: name,
          title: notice ? `${name}: ${notice}` : name,
        })),
      }),
    [services, business, language, sent, t],
  );
  return <Form form={form} project={project} />;
}
