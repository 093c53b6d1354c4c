import clsx from "clsx";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { fileTypes } from "../content/file-types";
import { useText } from "../i18n";
import { bytesText, typesText } from "./check";
import type { Field as FieldData } from "./form-model";
import { GroupedOptions } from "./GroupedOptions";
import { cleaned } from "./photo";
import { reportChange } from "./useAutosave";
import * as styles from "./forms.module.css";

interface FieldProps {
  /** The id of the control. */
  id: string;
  field: FieldData;
  /** Whether browsers announce it as required. */
  required: boolean;
  /** Whether the label says so. */
  optional: boolean;
  error: string | undefined;
}

/** A form field: label, hint, error message and control. */
export function Field({ id, field, required, optional, error }: FieldProps) {
  const { t } = useText();
  const { kind, name, label, autoComplete, options } = field;
  const rule =
    kind === "file" &&
    t("forms.fileRule", {
      types: typesText(field, t("forms.or")),
      size: bytesText(field.maxBytes),
    });
  const hint = [rule, field.hint].filter(Boolean).join(" ");
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const control = {
    id,
    name,
    required,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
  // To the browser, too, a field with a message is not valid.
  useEffect(() => {
    (document.getElementById(id) as HTMLInputElement).setCustomValidity(error ?? "");
  }, [id, error]);
  const isRadio = kind === "radio";
  const Frame = isRadio ? "fieldset" : "div";
  const Label = isRadio ? "legend" : "label";
  return (
    <Frame
      className={clsx(
        styles.field,
        (isRadio || kind === "long" || name === "name" || field.required) && styles.wide,
      )}
      aria-describedby={isRadio ? control["aria-describedby"] : undefined}
    >
      <Label className="label" htmlFor={isRadio ? undefined : id}>
        <span>{label}</span>
        {optional ? <span className={styles.optional}> {t("forms.optional")}</span> : null}
      </Label>
      {hint ? (
        <p id={`${id}-hint`} className="note">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          <span className="visually-hidden">{t("forms.error")}</span>
          <span>{error}</span>
        </p>
      ) : null}
      {controlOf()}
    </Frame>
  );

  function controlOf(): ReactNode {
    switch (kind) {
      case "radio":
        return (
          <div className="actions">
            {options.map(({ value, title }, index) => (
              <label key={value} className={styles.choice}>
                {/* eslint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.2 still allows it on every role */}
                <input
                  // The error summary links to the first one.
                  id={index === 0 ? id : `${id}-${index + 1}`}
                  type="radio"
                  name={name}
                  value={value}
                  required={required}
                  aria-invalid={control["aria-invalid"]}
                />
                <span>{title}</span>
              </label>
            ))}
          </div>
        );
      case "select":
        return (
          <select {...control} className="input" autoComplete="off">
            <option value="">{t("forms.chooseOne")}</option>
            <GroupedOptions options={options} />
          </select>
        );
      case "file":
        return <FileInput control={control} field={field} />;
      // No maxlength: it would silently cut off pasted text. The check says how much is too long.
      case "long":
        return <textarea {...control} className="input" rows={6} />;
      default:
        return (
          <input
            {...control}
            className="input"
            type={kind}
            autoComplete={autoComplete ?? "off"}
            autoCapitalize={kind === "text" ? undefined : "none"}
            spellCheck={kind === "text" && !autoComplete ? undefined : false}
          />
        );
    }
  }
}

/**
 * Suggests types to the file picker. Without HEIC, so that iPhones convert a photo to JPG, which
 * everyone can open.
 */
const acceptOf = ({ fileTypes: names }: FieldData) =>
  names
    .filter((name) => name !== "heic")
    .flatMap((name) => {
      const { mediaType, extensions, isPicture } = fileTypes[name];
      return isPicture ? mediaType : [...extensions.map((one) => `.${one}`), mediaType];
    })
    .join();

/**
 * A file input; browsers show the file's name, but not its size, and have no way to take it back. A
 * photo is drawn anew.
 */
function FileInput({ control, field }: { control: object; field: FieldData }) {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
  const [size, setSize] = useState<number>();
  const change = async () => {
    const file = input.current?.files?.[0];
    setSize(file?.size);
    const photo = file && (await cleaned(file));
    // Meanwhile another may have been chosen.
    if (!photo || photo === file || input.current.files?.[0] !== file) return;
    const list = new DataTransfer();
    list.items.add(photo);
    input.current.files = list.files;
    reportChange(input.current);
  };
  // Chosen before React started.
  useEffect(() => void change(), []);
  const remove = () => {
    if (!input.current) return;
    input.current.value = "";
    reportChange(input.current);
    input.current.focus();
  };
  return (
    <>
      <input
        {...control}
        ref={input}
        className={clsx("input", styles.file)}
        type="file"
        accept={acceptOf(field)}
        onChange={() => void change()}
      />
      {size === undefined ? null : (
        <p className="note row">
          <span>{bytesText(size)}</span>
          <button className="text-button" type="button" onClick={remove}>
            <span>{t("forms.remove")}</span>
            <span className="visually-hidden"> {field.called}</span>
          </button>
        </p>
      )}
    </>
  );
}
