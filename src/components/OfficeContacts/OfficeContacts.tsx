import { useText } from "../../i18n";
import { useBusiness } from "../../i18n/site";

/** An office that issues building permits: content/places.yml. */
export interface Office {
  name: string;
  url: string;
  /** The area of the business to which it belongs. */
  area: string | null;
  /** What follows its name: its address and its portal. */
  whereabouts: string;
  contacts: string;
  note: string | null;
}

/** How to reach an office. */
export function OfficeContacts({ office }: { office: Office }) {
  const { t } = useText();
  const { areas } = useBusiness();
  const { name, url, whereabouts, contacts, note } = office;
  const isServed = areas.some((area) => area.name === office.area && !area.notice);
  const remark = [note, isServed ? "" : t("office.outside")].filter(Boolean).join(" ");
  const linked = contacts.split(/(\(\d{3}\)\s\d{3}-\d{4}|\S+@[\w.-]+)/).map((part, index) => {
    const href = part.includes("@") ? `mailto:${part}` : `tel:+1${part.replace(/\D/g, "")}`;
    return index % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={href}>
        {part}
      </a>
    );
  });
  return (
    <>
      <p>
        <a href={url}>{name}</a>
        {whereabouts}
      </p>
      {contacts ? <p>{linked}</p> : null}
      {remark ? <p className="quiet">{remark}</p> : null}
    </>
  );
}
