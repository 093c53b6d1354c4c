import { useEffect, useRef, useState } from "react";
import { Actions } from "../components/Action/Action";
import * as actionStyles from "../components/Action/Action.module.css";
import * as textStyles from "../components/RichText/RichText.module.css";
import { useRoom, useToolWords } from "../words/words";
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
  const words = useRoom("bids");
  const { print } = useToolWords();
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
    setStatus(isKept ? "" : words.keepsNothing);
  };
  const clear = (form: HTMLFormElement) => {
    setCleared(valuesOf(form));
    fill(form, {});
    keep(undefined);
    setStatus(words.cleared);
  };
  const restore = (form: HTMLFormElement) => {
    fill(form, cleared ?? {});
    change(form);
    setStatus(words.restored);
  };
  const save = (form: HTMLFormElement) =>
    saveFile(words.file, "text/csv;charset=utf-8", bidsCsv(valuesOf(form), words));

  return (
    <form
      ref={form}
      className="section"
      aria-label={words.label}
      onChange={(event) => change(event.currentTarget)}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={`${textStyles.prose} wrap`}>
        <div className="table-wrap">
          <table className={styles.sheet}>
            <caption className="visually-hidden">{words.caption}</caption>
            <thead>
              <tr>
                <td />
                {bids.map((bid) => (
                  <th key={bid} scope="col">
                    {words.bid(bid)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {bidRows.map((name) => (
                <tr key={name}>
                  <th scope="row">
                    {words.rows[name][0]}
                    <br />
                    <span className="small quiet">{words.rows[name][1]}</span>
                  </th>
                  {bids.map((bid) => (
                    <td key={bid}>
                      <textarea
                        name={bidField(name, bid)}
                        aria-label={words.cell(words.rows[name][0], bid)}
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
            {print}
          </FormButton>
          <FormButton press={save}>{words.save}</FormButton>
          <FormButton press={clear}>{words.clear}</FormButton>
          {cleared ? <FormButton press={restore}>{words.undo}</FormButton> : null}
        </Actions>
      </div>
      <p role="status" className="wrap no-print">
        {status}
      </p>
    </form>
  );
}
