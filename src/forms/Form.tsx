import type { ReactNode, RefObject } from "react";
import { useBusiness } from "../components/site/useSite";
import { useFormWords, useWords } from "../words/words";
import { requiredWithoutScript, type Problem } from "./check";
import { ErrorSummary } from "./ErrorSummary";
import { Field } from "./Field";
import { focusField } from "./form-element";
import { thanksPath, type FormController, type FormState } from "./form-controller";
import { SavedDraftNote } from "./SavedDraftNote";
import { extraFields, honeypot, type FormTable, type Section } from "./model";
import { SendStatus } from "./SendStatus";
import { useController, useForm } from "./useForm";
import * as styles from "./Form.module.css";

interface FormProps {
  table: FormTable;
  /** Slug of the service that is preselected. */
  project?: string | undefined;
  /** Shown before the submit button. */
  children?: ReactNode;
}

/**
 * A form for Netlify. The static HTML has all of it: Netlify detects it there when the site is deployed, and a browser
 * without script can send it. https://docs.netlify.com/manage/forms/setup/
 */
export function Form({ table, project, children }: FormProps) {
  const { language } = useWords();
  const { form, controller, state, hydrated } = useForm(table);
  const { problems, phase } = state;
  const sections = table.sections.map((section) => (
    <FormSection
      key={section.title}
      table={table}
      section={section}
      problems={problems}
      hydrated={hydrated}
    />
  ));
  return (
    <>
      <ErrorSummary
        table={table}
        problems={problems}
        attempt={state.attempt}
        onFollow={(name) => {
          if (form.current) focusField(form.current, name);
        }}
      />
      <form
        ref={form}
        className={styles.form}
        name={table.name}
        method="POST"
        action={language.prefix + thanksPath}
        encType="multipart/form-data"
        data-netlify="true"
        netlify-honeypot={honeypot}
        noValidate={hydrated}
        data-phase={hydrated ? phase.name : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          controller.submit();
        }}
        onInput={() => controller.input()}
      >
        {/* Netlify adds it to the static HTML only; a form that React renders needs its own. */}
        <input type="hidden" name="form-name" value={table.name} />
        <input type="hidden" name="subject" value={table.subject} data-remove-prefix="true" />
        <input type="hidden" name={extraFields.reference} />
        <input type="hidden" name={extraFields.seconds} />
        <input type="hidden" name={extraFields.language} value={language.code} />
        {sections.slice(0, 1)}

        {sections.slice(1)}
        <FormEnd table={table} form={form} controller={controller} project={project} state={state}>
          {children}
        </FormEnd>
      </form>
    </>
  );
}

interface FormSectionProps {
  table: FormTable;
  section: Section;
  problems: readonly Problem[];
  hydrated: boolean;
}

function FormSection({ table, section, problems, hydrated }: FormSectionProps) {
  const { phoneDisplay, phoneHref } = useBusiness();
  const words = useFormWords();
  const asked = requiredWithoutScript(table);
  const either = table.eitherOf.flatMap(({ names }) => names);
  const holdsEither = section.fields.some(({ name }) => either.includes(name));
  const content = (
    <>
      {section.text ? <p className={styles.text}>{section.text}</p> : null}
      {holdsEither ? (
        <noscript>
          <p className={styles.text}>{words.noScript(<a href={phoneHref}>{phoneDisplay}</a>)}</p>
        </noscript>
      ) : null}
      <div className={styles.fields}>
        {section.fields.map((field) => (
          <Field
            key={field.name}
            table={table}
            field={field}
            // Without script, one of two alternative fields is required; only script can accept either.
            required={hydrated ? field.required !== undefined : asked.has(field.name)}
            optional={!field.required && !either.includes(field.name) && !section.folded}
            error={problems.find(({ name }) => name === field.name)?.message}
          />
        ))}
      </div>
    </>
  );
  return section.folded ? (
    <details className={styles.folded}>
      <summary className={`${styles.summary} chevron`}>
        {section.title} <span className={styles.optional}>{words.optional}</span>
      </summary>
      <div className={styles.inside}>{content}</div>
    </details>
  ) : (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{section.title}</legend>
      {content}
    </fieldset>
  );
}

interface FormEndProps extends FormProps {
  form: RefObject<HTMLFormElement>;
  controller: FormController;
  state: FormState;
}

/** Everything after the fields: the honeypot, notes on privacy and the draft, the submit button and the status of sending. */
function FormEnd({ table, form, controller, project, state, children }: FormEndProps) {
  const words = useFormWords();
  useController(form, controller, project);
  const { phase, draft } = state;
  const isSending = phase.name === "sending" || phase.name === "sent";
  return (
    <>
      <p className="visually-hidden">
        <label htmlFor={`${table.name}-${honeypot}`}>{words.trap}</label>
        <input
          id={`${table.name}-${honeypot}`}
          name={honeypot}
          type="text"
          tabIndex={-1}
          autoComplete="off"
        />
      </p>
      {children}
      <p className={styles.privacy}>{words.privacy(table.noun)}</p>
      <SendStatus
        table={table}
        phase={phase}
        rows={controller.rows}
        onCancel={controller.cancel}
        onSendAnyway={() => controller.submit({ evenOffline: true })}
      />
      <button className={styles.submit} type="submit" aria-disabled={isSending || undefined}>
        {isSending ? words.sending : table.action}
      </button>
      <SavedDraftNote draft={draft} onClear={controller.clear} onUndo={controller.undoClear} />
    </>
  );
}
