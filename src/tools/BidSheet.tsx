import { useEffect, useRef, useState } from "react";
import { Actions } from "../components/Action/Action";
import * as actionStyles from "../components/Action/Action.module.css";
import * as textStyles from "../components/RichText/RichText.module.css";
import { bidCount, bidField, bidRows, bidsCsv } from "./bids";
import { saveFile } from "./file";
import * as styles from "./ToolForm.module.css";

const key = "bid-comparison";
const bids = Array.from({ length: bidCount }, (_, index) => index + 1);

/** What the sheet holds, by the names of its fields. */
const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" && value !== "" ? [[name, value]] : [],
    ),
  );

/** Where the browser refuses storage, the sheet lasts as long as the page. */
function keep(values: Readonly<Record<string, string>> | undefined): boolean {
  try {
    if (values) localStorage.setItem(key, JSON.stringify(values));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

function kept(): Record<string, unknown> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "{}") ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function fill(form: HTMLFormElement, values: Readonly<Record<string, unknown>>): void {
  for (const field of form.querySelectorAll("textarea")) {
    const value = values[field.name];
    field.value = typeof value === "string" ? value : "";
  }
}

interface FormButtonProps {
  kind?: "primary" | "quiet";
  press: (form: HTMLFormElement) => void;
  children: string;
}

function FormButton({ kind = "quiet", press, children }: FormButtonProps) {
  return (
    <button
      type="button"
      className={`${actionStyles.action} ${actionStyles[kind]}`}
      onClick={({ currentTarget: { form } }) => form && press(form)}
    >
      {children}
    </button>
  );
}

/** A sheet for up to four bids: typed into and kept in this browser, or printed empty. Without script it prints all the same. */
export function BidSheet() {
  const form = useRef<HTMLFormElement>(null);
  /** What the last press cleared, until something is typed. */
  const [cleared, setCleared] = useState<Record<string, string>>();
  const [status, setStatus] = useState("");

  useEffect(() => {
    // What was typed before script ran is newer than what was kept.
    if (form.current && Object.keys(valuesOf(form.current)).length === 0)
      fill(form.current, kept());
  }, []);

  const change = (form: HTMLFormElement) => {
    setCleared(undefined);
    const isKept = keep(valuesOf(form));
    setStatus(isKept ? "" : "This browser keeps nothing: print the sheet or save it as CSV.");
  };
  const clear = (form: HTMLFormElement) => {
    setCleared(valuesOf(form));
    fill(form, {});
    keep(undefined);
    setStatus("The sheet is empty, and this browser keeps nothing of it.");
  };
  const restore = (form: HTMLFormElement) => {
    fill(form, cleared ?? {});
    change(form);
    setStatus("The sheet is as it was.");
  };
  const save = (form: HTMLFormElement) =>
    saveFile("bids.csv", "text/csv;charset=utf-8", bidsCsv(valuesOf(form)));

  return (
    <form
      ref={form}
      className="section"
      aria-label="Bid comparison"
      onChange={(event) => change(event.currentTarget)}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={`${textStyles.prose} wrap`}>
        <div className="table-wrap">
          <table className={styles.sheet}>
            <caption className="visually-hidden">Bids beside each other</caption>
            <thead>
              <tr>
                <td />
                {bids.map((bid) => (
                  <th key={bid} scope="col">
                    Bid {bid}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {bidRows.map(({ name, title, hint }) => (
                <tr key={name}>
                  <th scope="row">
                    {title}
                    <br />
                    <span className="small quiet">{hint}</span>
                  </th>
                  {bids.map((bid) => (
                    <td key={bid}>
                      <textarea
                        name={bidField(name, bid)}
                        aria-label={`${title}, bid ${bid}`}
                        rows={2}
                        maxLength={400}
                        autoComplete="off"
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <div className="script-only wrap">
        <Actions>
          <FormButton kind="primary" press={() => window.print()}>
            Print
          </FormButton>
          <FormButton press={save}>Save as CSV</FormButton>
          <FormButton press={clear}>Clear the sheet</FormButton>
          {cleared ? <FormButton press={restore}>Undo</FormButton> : null}
        </Actions>
      </div>
      <p role="status" className="wrap no-print">
        {status}
      </p>
    </form>
  );
}
