import { useBusiness } from "../i18n/site";
import { useText } from "../i18n";
import source from "./employment.yml";
import { Form } from "./Form";
import { formIn } from "./form-model";
import reach from "./reach.yml";

/** The form to apply for a job. */
export function EmploymentForm() {
  const { email, emailHref, phoneDisplay, phoneHref } = useBusiness();
  const { t, rich, language } = useText();
  return (
    <Form form={formIn(language, source, reach)}>
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
