import { graphql, type PageProps } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { Actions } from "../../components/Action/Action";
import { mailtoHref } from "../../forms/summary";
import { forget, load, save } from "../../forms/storage";
import { useHydrated } from "../../forms/useHydrated";
import { useText } from "../../i18n";
import { bidField, bidNumbers, bidRows, bidsCsv, flagsOf } from "../../tools/bids";
import { dollarsText, type CapFigures } from "../../tools/deposit";
import { saveFile } from "../../tools/file";
import { ToolPage } from "../../tools/Tool";
import { found } from "../../components/StandalonePage/StandalonePage";
import { headOf } from "../../seo/Head";

import * as styles from "./bid-comparison.module.css";

const key = "bid-comparison";

type Sheet = Readonly<Record<string, string>>;

/** Returns what this browser keeps of the sheet. */
const keptSheet = (): Sheet =>
  Object.fromEntries(
    Object.entries(load("localStorage", key) ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );

/** Returns what stands in the sheet, by the names of its fields. */
const sheetOf = (form: HTMLFormElement): Sheet =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => entry[1] !== ""),
  );

function fill(form: HTMLFormElement, sheet: Sheet): void {
  for (const field of form.querySelectorAll("textarea"))
    // While somebody types in a field, another tab's change of it waits.
    if (field !== document.activeElement) field.value = sheet[field.name] ?? "";
}

/** A sheet for up to four bids: filled in and kept in this browser, or printed blank. It prints without script too. */
function BidSheet({ figures }: { figures: CapFigures }) {
  const text = useText();
  const { t, locale } = text;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  /** What was last cleared, so that it can be restored until something is typed. */
  const [cleared, setCleared] = useState<Sheet>();
  const [status, setStatus] = useState("");
  /** What stands in the sheet, once React has started. */
  const [sheet, setSheet] = useState<Sheet>({});
  /** The bid that a phone shows. */
  const [shown, setShown] = useState(1);

  useEffect(() => {
    const { current } = form;
    if (!current) return undefined;
    // What was typed before React started is newer than what is kept, field by field.
    const typed = sheetOf(current);
    const sheet = { ...keptSheet(), ...typed };
    if (Object.keys(typed).length > 0) save("localStorage", key, sheet);
    fill(current, sheet);
    setSheet(sheet);
    const follow = (event: StorageEvent) => {
      if (event.key !== key && event.key !== null) return;
      fill(current, keptSheet());
      setSheet(sheetOf(current));
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, []);

  /** Keeps one field, so that tabs do not overwrite each other's. */
  const change = (name: string, value: string) => {
    setCleared(undefined);
    const { [name]: _last, ...others } = keptSheet();
    // Where the browser refuses, the sheet lasts as long as the page.
    const isKept = save("localStorage", key, value === "" ? others : { ...others, [name]: value });
    setStatus(isKept ? "" : t("bids.keepsNothing"));
    if (form.current) setSheet(sheetOf(form.current));
  };
  const clear = () => {
    if (!form.current) return;
    setCleared(sheetOf(form.current));
    form.current.reset();
    forget("localStorage", key);
    setSheet({});
    setStatus(t("bids.cleared"));
  };
  const restore = () => {
    if (!form.current || !cleared) return;
    fill(form.current, cleared);
    save("localStorage", key, cleared);
    setSheet(cleared);
    setCleared(undefined);
    setStatus(t("bids.restored"));
  };
  const download = () =>
    form.current &&
    saveFile(t("bids.file"), "text/csv;charset=utf-8", bidsCsv(sheetOf(form.current), text));
  const flags = bidNumbers.flatMap((number) =>
    flagsOf(sheet, number, figures).map((flag) => {
      if (flag.kind !== "over") return t(`bids.flag.${flag.kind}`, { number });
      const [asked, amount] = [flag.asked, flag.cap].map((cents) => dollarsText(cents, locale));
      return t("bids.flag.over", { number, asked: asked ?? "", amount: amount ?? "" });
    }),
  );
  const mailTo = (bid: number) => {
    const rows = [{ label: t("bids.open"), value: sheet[bidField("open", bid)] ?? "" }];
    return mailtoHref("", t("bids.mail.subject"), rows).href;
  };
  const button = (label: string, press: () => unknown, kind: "primary" | "" = "") => (
    <button type="button" className={`button ${kind}`} onClick={press}>
      {label}
    </button>
  );

  return (
    <form
      ref={form}
      className="section"
      data-print="dense"
      aria-label={t("bids.label")}
      onChange={({ target }) =>
        target instanceof HTMLTextAreaElement && change(target.name, target.value)
      }
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="prose wrap">
        <p className={`${styles.which} script-only no-print`}>
          <label htmlFor="shown-bid">{t("bids.shown")}</label>{" "}
          <select
            className="input"
            id="shown-bid"
            value={shown}
            onChange={({ target }) => setShown(Number(target.value))}
          >
            {bidNumbers.map((bid) => (
              <option key={bid} value={bid}>
                {t("bids.bid", { number: bid })}
              </option>
            ))}
          </select>
        </p>
        <div className="table-wrap">
          <table className={styles.sheet} data-shown={hydrated ? shown : undefined}>
            <caption className="visually-hidden">{t("bids.caption")}</caption>
            <thead>
              <tr>
                <td />
                {bidNumbers.map((bid) => (
                  <th key={bid} scope="col">
                    {t("bids.bid", { number: bid })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {bidRows.map((row) => (
                <tr key={row}>
                  <th scope="row">
                    {t(`bids.${row}`)}
                    <br />
                    <span className="small quiet">{t(`bids.${row}.hint`)}</span>
                  </th>
                  {bidNumbers.map((bid) => (
                    <td key={bid}>
                      <textarea
                        className="input"
                        name={bidField(row, bid)}
                        aria-label={t("bids.cell", { row: t(`bids.${row}`), number: bid })}
                        rows={2}
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
      <p className={`${hydrated ? "ghost" : ""} small wrap no-print`}>{t("bids.needsScript")}</p>
      <div className="script-only wrap">
        <Actions>
          {button(t("tools.print"), () => window.print(), "primary")}
          {button(t("bids.save"), download)}
          {button(t("bids.clear"), clear)}
          {cleared ? button(t("bids.undo"), restore) : null}
        </Actions>
      </div>
      <p role="status" className="wrap no-print">
        <span key={status}>{status}</span>
      </p>
      {flags.length > 0 ? (
        <div key={flags.join()} className="prose wrap">
          <h2 className="label">{t("bids.flags")}</h2>
          <ul>
            {flags.map((flag) => (
              <li key={flag}>{flag}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="actions wrap no-print">
        {bidNumbers.map((bid) =>
          sheet[bidField("open", bid)] ? (
            <a key={bid} className="button" href={mailTo(bid)}>
              {t("bids.mail", { number: bid })}
            </a>
          ) : null,
        )}
      </div>
    </form>
  );
}

export default function BidComparisonPage({ data }: PageProps<Queries.BidComparisonPageQuery>) {
  return (
    <ToolPage name="bid-comparison" page={found(data.page)}>
      <BidSheet figures={data.rule?.figures ?? []} />
    </ToolPage>
  );
}

export const Head = headOf<Queries.BidComparisonPageQuery>();

export const query = graphql`
  query BidComparisonPage {
    page(slug: { eq: "plan/bid-comparison" }) {
      ...StandalonePage_page
    }
    rule(entryId: { eq: "deposit-cap" }) {
      ...DepositBars_rule
    }
  }
`;
