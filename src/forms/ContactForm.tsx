import { useMemo } from "react";
import { useProjectType } from "../visit/middleware";
import { useSite } from "../components/site/useSite";
import { serviceGroups } from "../content/service-groups";
import { useFormWords, useNamespace, useWords } from "../words/words";
import { contactForm } from "./contact";
import { Form } from "./Form";

/** The form to ask for a quote. Its options for project and area come from the data layer. */
export function ContactForm() {
  const { allService, business } = useSite();
  const { groups } = useWords();
  const { messages } = useFormWords();
  const words = useNamespace("contact");
  const project = useProjectType();
  const sent = words.useSentServices();
  const table = useMemo(
    () =>
      contactForm(messages, words, {
        services: serviceGroups.flatMap((group) =>
          allService.nodes
            .filter((service) => service.group === group)
            .map(({ title, slug }) => ({
              value: sent?.find((service) => service.slug === slug)?.title ?? title,
              title,
              slug,
              group: groups[group],
            })),
        ),
        areas: (business?.areas ?? []).map(({ name }) => name),
      }),
    [allService, business, groups, messages, sent, words],
  );
  return <Form table={table} project={project} />;
}
