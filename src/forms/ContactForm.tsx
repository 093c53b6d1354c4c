import { original } from "../content/language";
import { useSite, useSiteIn } from "../i18n/site";
import { useProjectType } from "../visit/middleware";
import { Form } from "./Form";
import { formOf, type FormSource } from "./form-model";

interface ContactFormProps {
  /** The form of content/forms that names its page. */
  form: FormSource & { entryId: string };
}

/** The form to ask for a quote. Its options for project and area come from the data layer. */
export function ContactForm({ form }: ContactFormProps) {
  const { groups, business } = useSite();
  const project = useProjectType();
  // Their titles in the first language are sent.
  const sent = new Map(useSiteIn(original).services.map(({ slug, title }) => [slug, title]));
  const lists = {
    services: groups.flatMap(({ name, services }) =>
      services.map(({ title, slug }) => ({
        value: sent.get(slug) ?? title,
        title,
        slug,
        group: name,
      })),
    ),
    areas: business.areas.map(({ name, notice }) => ({
      value: name,
      title: notice ? `${name}: ${notice}` : name,
    })),
  };
  return <Form form={formOf(form.entryId, form, lists)} project={project} />;
}
