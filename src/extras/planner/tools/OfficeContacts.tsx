import { graphql } from "gatsby";
import { phoneDisplay, phoneHref } from "../../../content/phone";
import { useText } from "../../../i18n";
import { useBusiness } from "../../../i18n/site";
import { isServed } from "./served";

interface OfficeContactsProps {
  office: Queries.OfficeContacts_officeFragment;
}

/** How to reach an office that issues building permits. */
export function OfficeContacts({ office }: OfficeContactsProps) {
  const { t } = useText();
  const { areas } = useBusiness();
  const { name, url, address, portal, note } = office;
  const remark = [note, isServed({ office }, areas) ? "" : t("office.outside")].filter(Boolean);
  return (
    <>
      <p className="running">
        <a href={url}>{name}</a>
        {address ? `, ${address}` : null}
        {portal ? `. ${t("office.online", { portal })}` : null}
      </p>
      <OfficeNumbers office={office} />
      {remark.length > 0 ? <p className="quiet">{remark.join(" ")}</p> : null}
    </>
  );
}

/** Its phone numbers and e-mail address, as far as they may be printed. */
function OfficeNumbers({ office: { phone, planningPhone, email } }: OfficeContactsProps) {
  const { rich } = useText();
  const call = (number: string) => <a href={phoneHref(number)}>{phoneDisplay(number)}</a>;
  const ways = [
    phone && call(phone),
    planningPhone && rich("office.planning", { phone: call(planningPhone) }),
    email && <a href={`mailto:${email}`}>{email}</a>,
  ].filter(Boolean);
  if (ways.length === 0) return null;
  return (
    <p>
      {ways.map((way, index) => (
        <span key={index}>
          {index > 0 ? ", " : null}
          {way}
        </span>
      ))}
    </p>
  );
}

export const query = graphql`
  fragment OfficeContacts_office on PermitOffice {
    name
    url
    area
    address
    portal
    phone
    planningPhone
    email
    note
  }
`;
