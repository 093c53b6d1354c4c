import { useMemo } from "react";
import { useBusiness } from "../components/site/useSite";
import { useFormWords } from "../words/words";
import { employmentForm } from "./employment";
import { Form } from "./Form";
import * as styles from "./Form.module.css";

/** The general application for work. */
export function EmploymentForm() {
  const { email, emailHref, phoneDisplay, phoneHref } = useBusiness();
  const { messages, employment: words } = useFormWords();
  const table = useMemo(() => employmentForm(messages), [messages]);
  return (
    <Form table={table}>
      <div className={styles.statements}>
        <p>{messages.employment.equal}</p>
        <p>
          {words.other(<a href={phoneHref}>{phoneDisplay}</a>, <a href={emailHref}>{email}</a>)}
        </p>
        <p>{words.kept}</p>
      </div>
    </Form>
  );
}
