import { useMemo } from "react";
import { useBusiness } from "../components/site/useSite";
import { useFormWords, useNamespace } from "../words/words";
import { employmentForm } from "./employment";
import { Form } from "./Form";
import * as styles from "./Form.module.css";

/** The form to apply for a job. */
export function EmploymentForm() {
  const { email, emailHref, phoneDisplay, phoneHref } = useBusiness();
  const { messages } = useFormWords();
  const words = useNamespace("employment");
  const table = useMemo(() => employmentForm(messages, words.messages), [messages, words]);
  return (
    <Form table={table}>
      <div className={styles.statements}>
        <p>{words.messages.equal}</p>
        <p>
          {words.otherWay(<a href={phoneHref}>{phoneDisplay}</a>, <a href={emailHref}>{email}</a>)}
        </p>
        <p>{words.kept}</p>
      </div>
    </Form>
  );
}
