import { useHydrated } from "../components/useWindow";
import { useText } from "../i18n";
import { useBusiness } from "../i18n/site";
import type { Problem } from "./check";
import { Field } from "./Field";
import type { Section } from "./form-model";
import * as styles from "./forms.module.css";

interface FormSectionProps {
  section: Section;
  /** Names of the fields of which one has to be filled in. */
  either: readonly string[];
  fieldId: (name: string) => string;
  problems: readonly Problem[];
}

/** A group of a form's fields under a title, or folded below it. */
export function FormSection({ section, either, fieldId, problems }: FormSectionProps) {
  const { t, rich } = useText();
  const { phoneDisplay, phoneHref } = useBusiness();
  const hydrated = useHydrated();
  const { title, text, isFolded, fields } = section;
  const isEither = ({ name }: { name: string }) => either.includes(name);
  const content = (
    <>
      {text ? <p className="quiet">{text}</p> : null}
      {fields.some(isEither) ? (
        <noscript>
          <p className="quiet">
            {rich("forms.noScript", { phone: <a href={phoneHref}>{phoneDisplay}</a> })}
          </p>
        </noscript>
      ) : null}
      <div className={styles.fields}>
        {fields.map((field) => (
          <Field
            key={field.name}
            id={fieldId(field.name)}
            field={field}
            // Without script, the browser can only ask for a certain one of the two.
            required={field.required !== undefined || (!hydrated && field.name === either[0])}
            optional={!field.required && !isEither(field) && !isFolded}
            error={problems.find(({ name }) => name === field.name)?.message}
          />
        ))}
      </div>
    </>
  );
  return isFolded ? (
    <details className="disclosure ruled">
      <summary className="chevron">
        <span>
          <span>{title}</span> <span className={styles.optional}>{t("forms.optional")}</span>
        </span>
      </summary>
      <div className="stack">{content}</div>
    </details>
  ) : (
    <fieldset className="stack">
      <legend className="lead label">{title}</legend>
      {content}
    </fieldset>
  );
}
