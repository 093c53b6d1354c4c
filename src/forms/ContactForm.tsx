import { useMemo } from "react";
import { useProjectType } from "../visit/middleware/facts";
import { serviceGroups, useSite } from "../components/site/useSite";
import { contactForm } from "./contact";
import { Form } from "./Form";

/** The form that asks for a quote; its choices come from the services and areas of the data layer. */
export function ContactForm() {
  const { allService, business } = useSite();
  const project = useProjectType();
  const table = useMemo(
    () =>
      contactForm({
        services: serviceGroups.flatMap(({ id, title: group }) =>
          allService.nodes
            .filter((service) => service.group === id)
            .map(({ title, slug }) => ({ title, slug, group })),
        ),
        areas: (business?.areas ?? []).map(({ name }) => name),
      }),
    [allService, business],
  );
  return <Form table={table} project={project} />;
}
