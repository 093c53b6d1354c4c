import { OpenStatus } from "../OpenStatus/OpenStatus";
import { useBusiness } from "../../i18n/site";
import { useText } from "../../i18n";
import * as styles from "./Contacts.module.css";

/** Every way to reach the business, with the hours. */
export function Contacts() {
  const { phoneHref, phoneDisplay, email, emailHref, address, hours } = useBusiness();
  const { t } = useText();
  return (
    <address className="dimension">
      <dl className="ruled">
        <div>
          <dt className="note">{t("contacts.phone")}</dt>
          <dd>
            <a className={styles.phone} href={phoneHref}>
              {phoneDisplay}
            </a>
            <p className="quiet label">
              <OpenStatus hours={hours} />
            </p>
          </dd>
        </div>
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
        <div>
          <dt className="note">{t("contacts.hours", { zone: hours.zone })}</dt>
          <dd>{hours.text}</dd>
        </div>
      </dl>
    </address>
  );
}
