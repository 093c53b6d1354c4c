import { useBusiness } from "../components/site/useSite";
import { employmentForm, equalOpportunity } from "./employment";
import { Form } from "./Form";
import * as styles from "./Form.module.css";

/** The general application for work. */
export function EmploymentForm() {
  const { email, emailHref, phoneDisplay, phoneHref } = useBusiness();
  return (
    <Form table={employmentForm}>
      <div className={styles.statements}>
        <p>{equalOpportunity}</p>
        <p>
          If you need another way to apply because of a disability, call{" "}
          <a href={phoneHref}>{phoneDisplay}</a> or write to <a href={emailHref}>{email}</a>.
        </p>
        <p>
          We keep an application while it may lead to work, and delete it when it is no longer of
          use or when you ask for it.
        </p>
      </div>
    </Form>
  );
}
