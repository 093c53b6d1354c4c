import { useProjectType } from "../visit/middleware";
import { Form } from "./Form";
import { formOf, type FormSource } from "./form-model";
import { useLists } from "./lists";

interface ContactFormProps {
  /** The form of content/forms that names its page. */
  form: FormSource & { entryId: string };
}

/** The form to ask for a quote. */
export function ContactForm({ form }: ContactFormProps) {
  return <Form form={formOf(form.entryId, form, useLists())} project={useProjectType()} />;
}
