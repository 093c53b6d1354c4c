import { graphql, useStaticQuery } from "gatsby";
import { useMemo } from "react";
import { useSite } from "../components/site/useSite";
import { serviceGroups } from "../content/service-groups";
import { useLanguage } from "../i18n";
import { useProjectType } from "../visit/middleware";
import { useWords } from "../words/words";
import source from "./contact.yml";
import { Form } from "./Form";
import { formIn } from "./form-model";
import reach from "./reach.yml";

/** The form to ask for a quote. Its options for project and area come from the data layer. */
export function ContactForm() {
  const { allService, business } = useSite();
  const { groups } = useWords();
  const language = useLanguage();
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
          allService.nodes
            .filter((service) => service.group === group)
            .map(({ title, slug }) => ({
              value: sent.find((service) => service.slug === slug)?.title ?? title,
              title,
              slug,
              group: groups[group],
            })),
        ),
        areas: (business?.areas ?? []).map(({ name }) => ({ value: name, title: name })),
      }),
    [allService, business, groups, language, sent],
  );
  return <Form form={form} project={project} />;
}
