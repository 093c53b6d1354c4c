import { Link } from "../Link/Link";
import { Logo, TextLogo } from "../Logo/Logo";
import { LicenseLine } from "../LicenseLine/LicenseLine";
import { RatingLine } from "../RatingLine/RatingLine";
import { sitePages } from "../site/site-pages";
import { serviceGroups } from "../../content/service-groups";
import { useWords } from "../../words/words";
import { useMenuServices, useSite } from "../site/useSite";
import { ThemeSwitch } from "../ThemeSwitch/ThemeSwitch";
import * as styles from "./Footer.module.css";

/** The footer of every page: contact facts, every service, and the site map. */
export function Footer() {
  const { business } = useSite();
  const services = useMenuServices();
  const { footer: words, groups, sitePages: titles } = useWords();
  if (!business) return null;
  const { address } = business;
  return (
    <footer className={styles.footer} id="footer">
      <div className={styles.inner}>
        <div className={styles.title}>
          <p className={styles.brand}>
            <Logo className={styles.mark} />
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
            <p>
              {address.street}
              <br />
              {`${address.city}, ${address.region} ${address.postalCode}`}
            </p>
          </address>
          <p className={styles.fact}>{words.open(business.hours.text)}</p>
          {business.license.label ? (
            <p className={styles.fact}>
              <LicenseLine />
            </p>
          ) : null}
          <p className={styles.fact}>
            <RatingLine />
          </p>
        </div>

        <nav aria-label={words.label} className="no-print">
          <details className="fold">
            <summary className="chevron">{words.all}</summary>
            <div className={styles.site}>
              {serviceGroups.map((group) => (
                <div key={group}>
                  <h2 className={styles.heading}>{groups[group]}</h2>
                  <ul className={styles.list}>
                    {services
                      .filter((service) => service.group === group)
                      .map((service) => (
                        <li key={service.id}>
                          <Link to={service.path}>{service.title}</Link>
                        </li>
                      ))}
                  </ul>
                </div>
              ))}
              <div>
                <h2 className={styles.heading}>{words.company}</h2>
                <ul className={styles.list}>
                  {sitePages.map((to) => (
                    <li key={to}>
                      <Link to={to}>{titles[to]}</Link>
                    </li>
                  ))}
                </ul>
              </div>
              <div>
                <h2 className={styles.heading}>{words.areas}</h2>
                <ul className={styles.list}>
                  {business.areas.map((area) => (
                    <li key={area.name} className={styles.plain}>
                      {area.notice ? `${area.name}: ${area.notice}` : area.name}
                    </li>
                  ))}
                </ul>
                <h2 className={styles.heading}>{words.elsewhere}</h2>
                <ul className={styles.list}>
                  {business.social.map((profile) => (
                    <li key={profile.name}>
                      <a href={profile.url} rel="noopener">
                        {profile.name}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </details>
        </nav>

        <div className={styles.end}>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
