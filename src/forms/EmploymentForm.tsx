import { useBusiness } from "../i18n/site";
import { useText } from "../i18n";
import { Form } from "./Form";
import { formOf, type FormSource } from "./form-model";
import { useLists } from "./lists";

interface EmploymentFormProps {
  /** The form of content/forms that names its page. */
  form: FormSource & { entryId: string };
}

/** The form to apply for a job. */
export function EmploymentForm({ form }: EmploymentFormProps) {
  const { email, emailHref, phoneDisplay, phoneHref } = useBusiness();
  const { t, rich } = useText();
  return (
    <Form form={formOf(form.entryId, form, useLists())}>
      <div className="note stack">
        <p>{t("employment.equal")}</p>
        <p>
          {rich("employment.otherWay", {
            phone: <a href={phoneHref}>{phoneDisplay}</a>,
            email: <a href={emailHref}>{email}</a>,
          })}
        </p>
        <p>{t("employment.kept")}</p>
      </div>
    </Form>
  );
}
