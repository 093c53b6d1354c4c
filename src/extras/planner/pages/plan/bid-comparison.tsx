import { graphql, type PageProps } from "gatsby";
import { useEffect, useState } from "react";
import { Button } from "../../../../components/Action/Action";
import { useHydrated } from "../../../../components/useWindow";
import { Table } from "../../../../components/Table/Table";
import { GroupedOptions } from "../../../../forms/GroupedOptions";
import { loadAs, save } from "../../../../forms/storage";
import { mailtoHref } from "../../../../forms/summary";
import { useText } from "../../../../i18n";
import { useBusiness } from "../../../../i18n/site";
import { headOf } from "../../../../seo/Head";
import {
  bidField,
  bidNumbers,
  bidsCsv,
  flagsOf,
  sheetIn,
  type BidRow,
  type Flag,
  type Sheet,
} from "../../tools/bids";
import { sumText, type CapFigures } from "../../tools/deposit";
import { saveFile } from "../../tools/file";
import { choicesOf } from "../../tools/questions";
import { PrintedOn } from "../../tools/Share";
import { ToolPage } from "../../tools/Tool";
import { dataAttribute } from "../../../../styles/data-attributes";
import * as styles from "./bid-comparison.module.css";

const key = "bid-comparison";

/** Returns the sheet that the browser keeps. */
const keptSheet = (): Sheet => loadAs("localStorage", key, sheetIn) ?? {};

interface BidSheetProps {
  rows: readonly BidRow[];
  /** Those of the rule on deposits; none where the site has no such rule. */
  figures: CapFigures;
  /** What its cap is for. */
  home: string;
}

/**
 * A sheet for up to four bids: filled in and kept in this browser, or printed blank. It prints
 * without script too.
 */
function BidSheet({ rows, figures, home }: BidSheetProps) {
  const text = useText();
  const { t, locale } = text;
  const { currency } = useBusiness();
  const hydrated = useHydrated();
  const [sheet, setSheet] = useState<Sheet>({});
  // Read during the first render: React renders the sheet anew where a translator or an extension
  // has changed its HTML.
  const [early] = useState(() => {
    const typedIn = typeof document === "undefined" ? null : document.forms.namedItem(key);
    const fields = [...new FormData(typedIn ?? undefined)].filter(([, typed]) => typed);
    return Object.fromEntries(fields) as Sheet;
  });
  /** What was last cleared, so that it can be restored until something is typed. */
  const [cleared, setCleared] = useState<Sheet>();
  const [status, setStatus] = useState("");

  /** Shows and keeps a sheet; where the browser refuses, it lasts as long as the page. */
  const keep = (next: Sheet, done = "") => {
    setSheet(next);
    const isEmpty = Object.values(next).every((text) => text === "");
    const isKept = save("localStorage", key, isEmpty ? undefined : next);
    setStatus(isKept ? done : t("bids.keepsNothing"));
  };
  useEffect(() => {
    // What was typed before React started is newer than what is kept, field by field.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the static HTML cannot know of either
    keep({ ...keptSheet(), ...early });
    const follow = () => setSheet(keptSheet());
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for what the page starts with
  }, []);

  const clearOrUndo = () => {
    setCleared(cleared ? undefined : sheet);
    keep(cleared ?? {}, t(cleared ? "bids.restored" : "bids.cleared"));
  };
  const bids = choicesOf(bidNumbers.map(String), (number) => t("bids.bid", { number }));
  const flagText = (number: number, flag: Flag) => {
    const amount = (cents: number) => sumText(cents, locale, currency);
    switch (flag.kind) {
      case "over":
        return t("bids.flag.over", {
          number,
          asked: amount(flag.asked),
          amount: amount(flag.cap),
          home,
        });
      case "overLimit":
        return t("bids.flag.overLimit", {
          number,
          asked: amount(flag.asked),
          amount: amount(flag.limit),
          home,
        });
      case "overShare":
        return t("bids.flag.overShare", { number, share: flag.share, home });
      case "unread":
        return t("bids.flag.unread", { number, row: flag.row });
      case "missing":
        return t("bids.flag.missing", { number, say: flag.say });
    }
  };
  const flags = bidNumbers.flatMap((number) =>
    flagsOf(sheet, number, rows, figures, text).map((flag) => flagText(number, flag)),
  );
  const openRow = rows.find(({ role }) => role === "open");
  const mailTo = (value: string) =>
    mailtoHref("", t("bids.mail.subject"), [{ label: openRow?.title ?? "", value }]).href;

  return (
    <form
      name={key}
      className="section"
      {...dataAttribute("print", "dense")}
      aria-label={t("bids.label")}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="prose wrap">
        <p className={`${styles.which} no-print`}>
          <label htmlFor="field-shown-bid">{t("bids.shown")}</label>{" "}
          <select className="input" id="field-shown-bid" autoComplete="off">
            <GroupedOptions options={bids} />
          </select>
        </p>
        <Table
          className={styles.sheet}
          {...dataAttribute("print", "fields")}
          caption={t("bids.caption")}
          head={["", ...bids.map(({ title }) => title)]}
          rows={rows.map(({ entryId: row, title, hint }) => [
            <>
              {title}
              <br />
              <span className="small quiet">{hint}</span>
            </>,
            ...bidNumbers.map((bid) => (
              <textarea
                key={bid}
                className="input"
                name={bidField(row, bid)}
                value={sheet[bidField(row, bid)] ?? ""}
                aria-label={t("bids.cell", { row: title, number: bid })}
                rows={2}
                autoComplete="off"
                onChange={({ target: { name, value } }) => {
                  setCleared(undefined);
                  keep({ ...sheet, ...keptSheet(), [name]: value });
                }}
              />
            )),
          ])}
        />
        {Object.values(sheet).some(Boolean) ? <PrintedOn /> : null}
      </div>
      <p className={`${hydrated ? "ghost" : "needs-script"} small wrap no-print`}>
        {t("bids.needsScript")}
      </p>
      <div className="actions script-only wrap no-print">
        <Button className="button primary" onClick={() => window.print()}>
          {t("tools.print")}
        </Button>
        <Button
          onClick={() =>
            saveFile(t("bids.file"), "text/csv;charset=utf-8", bidsCsv(sheet, rows, text))
          }
        >
          {t("bids.save")}
        </Button>
        <Button onClick={clearOrUndo}>{cleared ? t("bids.undo") : t("bids.clear")}</Button>
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
        {bidNumbers.map((bid) => {
          const open = sheet[bidField(openRow?.entryId ?? "", bid)];
          return open ? (
            <a key={bid} className="button" href={mailTo(open)}>
              {t("bids.mail", { number: bid })}
            </a>
          ) : null;
        })}
      </div>
    </form>
  );
}

/** Up to four bids side by side, with what to look at again in each. */
export default function BidComparisonPage({ data }: PageProps<Queries.BidComparisonPageQuery>) {
  return (
    <ToolPage name="bid-comparison" page={data.page}>
      <BidSheet
        rows={data.allBidRow.nodes}
        figures={data.depositTool ? (data.rule?.figures ?? []) : []}
        home={data.depositTool?.home ?? ""}
      />
    </ToolPage>
  );
}

export const Head = headOf<Queries.BidComparisonPageQuery>();

export const query = graphql`
  query BidComparisonPage($language: String!) {
    page(slug: { eq: "plan/bid-comparison" }, language: { eq: $language }) {
      ...Page_page
    }
    allBidRow(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        entryId
        title
        hint
        role
        missing {
          lacks
          say
        }
      }
    }
    depositTool(language: { eq: $language }) {
      home
    }
    rule(tool: { eq: "deposit" }, language: { eq: $language }) {
      figures {
        value
        name
      }
    }
  }
`;
