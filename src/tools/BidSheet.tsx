import { useEffect, useRef, useState } from "react";
import { Actions } from "../components/Action/Action";
import { forget, load, save } from "../forms/storage";
import { useNamespace, useToolWords } from "../words/words";
import { bidField, bidNumbers, bidRows, bidsCsv } from "./bids";
import { saveFile } from "./file";
import * as styles from "./ToolForm.module.css";

const key = "bid-comparison";

/** Returns what has been entered in the sheet, by the names of its fields. */
const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" && value !== "" ? [[name, value]] : [],
    ),
  );

function fill(form: HTMLFormElement, values: object): void {
  const texts = new Map<string, unknown>(Object.entries(values));
  for (const field of form.querySelectorAll("textarea")) {
    const value = texts.get(field.name);
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
      className={`button ${kind}`}
      onClick={({ currentTarget: { form } }) => form && press(form)}
    >
      {children}
    </button>
  );
}

/** A sheet for up to four bids: filled in and kept in this browser, or printed blank. It prints without script too. */
export function BidSheet() {
  const words = useNamespace("bids");
  const { print } = useToolWords();
  const form = useRef<HTMLFormElement>(null);
  /** What was last cleared, so that it can be restored until something is typed. */
  const [cleared, setCleared] = useState<Record<string, string>>();
  const [status, setStatus] = useState("");

  useEffect(() => {
    // What was typed before script ran is newer than what was stored.
    if (form.current && Object.keys(valuesOf(form.current)).length === 0)
      fill(form.current, load("localStorage", key) ?? {});
  }, []);

  const change = (form: HTMLFormElement) => {
    setCleared(undefined);
    // Where the browser refuses, the sheet lasts as long as the page.
    const isKept = save("localStorage", key, valuesOf(form));
    setStatus(isKept ? "" : words.keepsNothing);
  };
  const clear = (form: HTMLFormElement) => {
    setCleared(valuesOf(form));
    fill(form, {});
    forget("localStorage", key);
    setStatus(words.cleared);
  };
  const restore = (form: HTMLFormElement) => {
    fill(form, cleared ?? {});
    change(form);
    setStatus(words.restored);
  };
  const download = (form: HTMLFormElement) =>
    saveFile(words.file, "text/csv;charset=utf-8", bidsCsv(valuesOf(form), words));

  return (
    <form
      ref={form}
      className="section"
      data-print="dense"
      aria-label={words.label}
      onChange={(event) => change(event.currentTarget)}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="prose wrap">
        <div className="table-wrap">
          <table className={styles.sheet}>
            <caption className="visually-hidden">{words.caption}</caption>
            <thead>
              <tr>
                <td />
                {bidNumbers.map((bid) => (
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
                  {bidNumbers.map((bid) => (
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
          <FormButton press={download}>{words.save}</FormButton>
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
