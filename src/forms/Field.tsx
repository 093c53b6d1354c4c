import { useRef, useSyncExternalStore, type ReactNode, type RefObject } from "react";
import { useFormWords } from "../words/words";
import { bytesText, typesText } from "./file-check";
import { dispatchChange } from "./form-element";
import { GroupedOptions } from "./GroupedOptions";
import {
  fieldIds,
  type ChoiceField,
  type Field as FieldData,
  type FileField,
  type FormTable,
  type TextField,
} from "./model";
import * as styles from "./Field.module.css";

interface FieldProps<Kind extends FieldData = FieldData> {
  table: FormTable;
  field: Kind;
  /** Whether browsers and screen readers announce it as required. */
  required: boolean;
  /** Whether the label says “(optional)”. */
  optional: boolean;
  /** The error message. */
  error: string | undefined;
}

/** A form field: label, hint, error message and control. */
export function Field(props: FieldProps) {
  const { field } = props;
  switch (field.kind) {
    case "radio":
      return <Radios {...props} field={field} />;
    case "select":
      return <Select {...props} field={field} />;
    case "file":
      return <FileInput {...props} field={field} />;
    default:
      return <TextInput {...props} field={field} />;
  }
}

/** Returns the attributes that all kinds of controls share. */
function useControl({ table, field, required, error }: FieldProps, hint = field.hint) {
  const ids = fieldIds(table, field.name);
  const described = [hint && ids.hint, error && ids.error].filter(Boolean).join(" ");
  return {
    ids,
    hint,
    control: {
      id: ids.id,
      name: field.name,
      required,
      "aria-invalid": error ? true : undefined,
      "aria-describedby": described || undefined,
    },
  } as const;
}

interface FrameProps extends FieldProps {
  ids: ReturnType<typeof fieldIds>;
  hint: string | undefined;
  wide?: boolean;
  children: ReactNode;
}

function Optional({ optional }: { optional: boolean }) {
  const words = useFormWords();
  return optional ? <span className={styles.optional}>{words.optional}</span> : null;
}

function Frame({ field, ids, hint, optional, error, wide, children }: FrameProps) {
  return (
    <div
      className={styles.field}
      data-wide={wide ? true : undefined}
      data-error={error ? true : undefined}
    >
      <label className={styles.label} htmlFor={ids.id}>
        {field.label} <Optional optional={optional} />
      </label>
      {hint ? (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <ErrorText id={ids.error} error={error} />
      {children}
    </div>
  );
}

function ErrorText({ id, error }: { id: string; error: string | undefined }) {
  const { errorPrefix } = useFormWords();
  if (!error) return null;
  return (
    <p id={id} className={styles.error}>
      <span className="visually-hidden">{errorPrefix}</span>
      {error}
    </p>
  );
}

function TextInput(props: FieldProps<TextField>) {
  const { kind, name, autoComplete } = props.field;
  const { ids, hint, control } = useControl(props);
  // No maxlength: it would silently cut off pasted text. The check reports what is too long.
  const wide = kind === "long" || name === "name";
  return (
    <Frame {...props} ids={ids} hint={hint} wide={wide}>
      {kind === "long" ? (
        <textarea {...control} className={styles.long} rows={6} />
      ) : (
        <input
          {...control}
          className={styles.input}
          type={kind}
          inputMode={kind}
          autoComplete={autoComplete ?? "off"}
          autoCapitalize={kind === "text" ? undefined : "none"}
          spellCheck={kind === "text" && !autoComplete ? undefined : false}
        />
      )}
    </Frame>
  );
}

function Select(props: FieldProps<ChoiceField>) {
  const { ids, hint, control } = useControl(props);
  const { options, required } = props.field;
  const { chooseOne } = useFormWords();
  return (
    <Frame {...props} ids={ids} hint={hint} wide={required !== undefined}>
      <div className={`${styles.select} chevron`}>
        <select {...control} className={styles.input} autoComplete="off">
          <option value="">{chooseOne}</option>
          <GroupedOptions options={options} />
        </select>
      </div>
    </Frame>
  );
}

function Radios(props: FieldProps<ChoiceField>) {
  const { field, optional, error, required } = props;
  const { ids, control } = useControl(props);
  return (
    <fieldset
      className={styles.field}
      data-wide
      data-error={error ? true : undefined}
      aria-describedby={control["aria-describedby"]}
    >
      <legend className={styles.label}>
        {field.label} <Optional optional={optional} />
      </legend>
      {field.hint ? (
        <p id={ids.hint} className={styles.hint}>
          {field.hint}
        </p>
      ) : null}
      <ErrorText id={ids.error} error={error} />
      <div className={styles.choices}>
        {field.options.map(({ value, title }, index) => (
          <label key={value} className={styles.choice}>
            <input
              className={styles.radio}
              // The error summary links to the first one.
              id={index === 0 ? ids.id : `${ids.id}-${String(index + 1)}`}
              type="radio"
              name={field.name}
              value={value}
              required={required}
            />
            {title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function FileInput(props: FieldProps<FileField>) {
  const { table, field } = props;
  const words = useFormWords();
  const rule = words.fileRule(typesText(table, field), bytesText(field.maxBytes));
  const { ids, hint, control } = useControl(props, field.hint ? `${rule} ${field.hint}` : rule);
  const input = useRef<HTMLInputElement>(null);
  const size = useFileSize(input);
  return (
    <Frame {...props} ids={ids} hint={hint} wide={field.hint !== undefined}>
      <input {...control} ref={input} className={styles.file} type="file" accept={field.accept} />
      {size ? (
        <p className={styles.chosen}>
          <span>{size}</span>
          <button
            className="text-button"
            type="button"
            onClick={() => {
              if (!input.current) return;
              input.current.value = "";
              dispatchChange(input.current);
              input.current.focus();
            }}
          >
            {words.remove}
            <span className="visually-hidden"> {field.called}</span>
          </button>
        </p>
      ) : null}
    </Frame>
  );
}

/** Returns the size of an input's chosen file, whose name the browser shows itself; "" if there is none. */
function useFileSize(input: RefObject<HTMLInputElement>): string {
  return useSyncExternalStore(
    (notify) => {
      const element = input.current;
      const form = element?.form;
      // The event comes before the reset.
      const later = () => setTimeout(notify);
      element?.addEventListener("change", notify);
      form?.addEventListener("reset", later);
      return () => {
        element?.removeEventListener("change", notify);
        form?.removeEventListener("reset", later);
      };
    },
    () => {
      const file = input.current?.files?.[0];
      return file ? bytesText(file.size) : "";
    },
    () => "",
  );
}
