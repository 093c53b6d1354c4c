import { OpenStatus } from "../OpenStatus/OpenStatus";
import { useBusiness } from "../site/useSite";
import { useWords } from "../../words/words";
import * as styles from "./Contacts.module.css";

/** Every way to reach the business, with the hours. */
export function Contacts() {
  const { phoneHref, phoneDisplay, email, emailHref, address, hours } = useBusiness();
  const { contacts: words } = useWords();
  return (
    <address className="dimension">
      <dl className={styles.list}>
        <div>
          <dt>{words.phone}</dt>
          <dd>
            <a className={styles.phone} href={phoneHref}>
              {phoneDisplay}
            </a>
            <p className={styles.open}>
              <OpenStatus hours={hours} />
            </p>
          </dd>
        </div>
        <div>
          <dt>{words.email}</dt>
          <dd>
            <a className={styles.email} href={emailHref}>
              {email}
            </a>
          </dd>
        </div>
        <div>
          <dt>{words.address}</dt>
          <dd>
            {address.street}
            <br />
            {address.city}, {address.region} {address.postalCode}
            <br />
            <a href="/contact.vcf" download>
              {words.save}
            </a>
          </dd>
        </div>
        <div>
          <dt>{words.hours(hours.zone)}</dt>
          <dd>{hours.text}</dd>
        </div>
      </dl>
    </address>
  );
}
