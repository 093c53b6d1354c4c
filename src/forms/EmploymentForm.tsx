import { useBusiness } from "../i18n/site";
import { useText } from "../i18n";
import { Form } from "./Form";
import { formOf, type FormSource } from "./form-model";

interface EmploymentFormProps {
  /** The form's questions, from content/forms/employment.yml. */
  form: FormSource;
}

/** The form to apply for a job. */
export function EmploymentForm({ form }: EmploymentFormProps) {
  const { email, emailHref, phoneDisplay, phoneHref } = useBusiness();
  const { t, rich } = useText();
  return (
    <Form form={formOf("employment", form)}>
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
