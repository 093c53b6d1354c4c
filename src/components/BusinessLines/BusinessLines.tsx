/**
 * What the law or honesty asks the site to say about the business or a page; each renders nothing
 * where it does not apply.
 */
import { useText } from "../../i18n";
import { useBusiness, type Business } from "../../i18n/site";
import { LanguageSwitch } from "../LanguageSwitch/LanguageSwitch";
import { Specimen } from "../Specimen/Specimen";

/**
 * The license numbers, which the law may require in all advertising, each with a link to check it.
 */
export function LicenseLine() {
  const { licenses } = useBusiness();
  const { t } = useText();
  return licenses.map(({ label, boardName, lookUp }) =>
    label && boardName && lookUp ? (
      <p key={label} className="small">
        {label}
        {"\u00a0· "}
        <a href={lookUp}>{t("license.lookUp", { board: boardName })}</a>
      </p>
    ) : null,
  );
}

/**
 * The number that is called in an emergency, with what it is for and its hours, for phones; nothing
 * where there is none.
 */
export function EmergencyNumber({ className }: { className: string }) {
  const { phones } = useBusiness();
  const phone = phones.find(({ emergency }) => emergency);
  return phone ? (
    <a className={className} href={phone.href}>
      <span className="nums">
        {phone.label}: {[phone.display, phone.hours].filter(Boolean).join(", ")}
      </span>
    </a>
  ) : null;
}

/**
 * The rating, from the same record as the structured data, with its source; without one it is a
 * specimen.
 */
export function RatingLine({ rating }: Pick<Business, "rating">) {
  const { t } = useText();
  if (!rating) return <Specimen>{() => <p>{t("rating.sample")}</p>}</Specimen>;
  const { text, note, source } = rating;
  const figure = <span className="nums">{text}</span>;
  return source ? (
    <>
      {figure} {t("rating.on")} <a href={source.url}>{source.title}</a>
    </>
  ) : (
    <Specimen>
      <p>{figure}</p>
      {note ? <p className="note">{note}</p> : null}
    </Specimen>
  );
}

/**
 * Says that the business is a sample while it is one; on narrow screens, it also offers the other
 * language.
 */
export function SampleNotice({ path }: { path: string }) {
  const { sample } = useBusiness();
  const { t } = useText();
  return sample ? (
    <aside className="note notice" aria-label={t("sample.label")}>
      <p className="wrap">
        {t("sample.text")} {t("sample.dashed")}{" "}
        <LanguageSwitch className="narrow-only no-print" path={path} />
      </p>
    </aside>
  ) : null;
}

/**
 * Marks a page as a draft where drafts are shown at all: in `gatsby develop` and on deploy
 * previews.
 */
export function DraftNote() {
  const { rich } = useText();
  return (
    <div className="tone dimension">
      <p className="wrap small" role="note">
        {rich("draft.note", {
          strong: (text) => <strong>{text}</strong>,
          code: (text) => <code>{text}</code>,
        })}
      </p>
    </div>
  );
}
