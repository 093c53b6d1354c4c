import { Link } from "../Link/Link";
import { Logo } from "../Logo/Logo";
import { LicenseLine } from "../BusinessLines/BusinessLines";
import { FooterCredentials } from "../Credentials/Credentials";
import { ServiceLinks } from "../ServiceLinks/ServiceLinks";
import { TextLogo } from "../TextLogo/TextLogo";
import { useText } from "../../i18n";
import { useSite } from "../../i18n/site";
import { ThemeSwitch } from "../ThemeSwitch/ThemeSwitch";
import * as styles from "./Footer.module.css";

/** The footer of every page: contact facts, every service, and the site map. */
export function Footer() {
  const { business, settings } = useSite();
  const { t } = useText();
  const { address } = business;
  const { footerPages } = settings.menus;
  return (
    <footer className={styles.footer} id="footer">
      <div className="split wrap">
        <div className="small">
          <p className="row">
            <Logo />
            <TextLogo name={business.name} />
          </p>
          <address className={styles.facts}>
            <p>
              <a className={styles.phone} href={business.phoneHref}>
                {business.phoneDisplay}
              </a>
              <br />
              <a href={business.emailHref}>{business.email}</a>
            </p>
            {business.phones.slice(1).map(({ number, label, href, display, hours }) => (
              <p key={number}>
                {label}: <a href={href}>{display}</a>
                {hours ? `, ${hours}` : null}
              </p>
            ))}
            <p>
              {address.street}
              <br />
              {`${address.city}, ${address.region} ${address.postalCode}`}
            </p>
          </address>
          <div className="ruled after">
            <p>{t("footer.open", { hours: business.hours.text })}</p>
            <LicenseLine />
            <FooterCredentials />
          </div>
          <ThemeSwitch />
        </div>

        <nav aria-label={t("footer.label")} className="no-print">
          <details className="fold">
            <summary className="chevron">{t("footer.all")}</summary>
            <div className={styles.site}>
              <ServiceLinks />
              {footerPages.length > 0 ? (
                <div>
                  <h2>{t("footer.company")}</h2>
                  <ul>
                    {footerPages.map(({ path, name }) => (
                      <li key={path}>
                        <Link to={path} className="target">
                          {name}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </div>
              ) : null}
              <div>
                <h2>{t("footer.areas")}</h2>
                {/* Running text, as names in a list would look like links. */}
                <p className="quiet">
                  {business.areas
                    .filter(({ notice }) => !notice)
                    .map(({ name }) => name)
                    .join("\u00a0· ")}
                </p>
                {business.social.length > 0 ? (
                  <>
                    <h2>{t("footer.elsewhere")}</h2>
                    <ul>
                      {business.social.map((profile) => (
                        <li key={profile.name}>
                          <a className="target" href={profile.url}>
                            {profile.name}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </>
                ) : null}
              </div>
            </div>
          </details>
        </nav>
      </div>
    </footer>
  );
}
