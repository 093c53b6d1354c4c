import { OpenStatus } from "../OpenStatus/OpenStatus";
import { useBusiness } from "../../i18n/site";
import { useText } from "../../i18n";
import * as styles from "./Contacts.module.css";

/** Every way to reach the business, with the hours. */
export function Contacts() {
  const { phones, email, emailHref, address, mailingAddress, hours } = useBusiness();
  const { t } = useText();
  return (
    <address className="dimension">
      <dl className="ruled">
        {phones.map((phone, index) => (
          <div key={phone.number}>
            <dt className="note">{phone.label ?? t("contacts.phone")}</dt>
            <dd>
              <a className={styles.phone} href={phone.href}>
                {phone.display}
              </a>
              {phone.hours ? <p className="quiet label">{phone.hours}</p> : null}
              {index === 0 && !phone.hours ? (
                <p className="quiet label">
                  <OpenStatus hours={hours} />
                </p>
              ) : null}
            </dd>
          </div>
        ))}
        <div>
          <dt className="note">{t("contacts.email")}</dt>
          <dd>
            <a href={emailHref}>{email}</a>
          </dd>
        </div>
        <div>
          <dt className="note">{t("contacts.address")}</dt>
          <dd>
            {address.street}
            <br />
            {address.city}, {address.region} {address.postalCode}
            <br />
            <a href="/contact.vcf" download>
              {t("contacts.save")}
            </a>
          </dd>
        </div>
        {mailingAddress ? (
          <div>
            <dt className="note">{t("contacts.mail")}</dt>
            <dd>
              {mailingAddress.street}
              <br />
              {mailingAddress.city}, {mailingAddress.region} {mailingAddress.postalCode}
            </dd>
          </div>
        ) : null}
        <div>
          <dt className="note">{t("contacts.hours", { zone: hours.zone })}</dt>
          <dd>{hours.text}</dd>
        </div>
      </dl>
    </address>
  );
}
