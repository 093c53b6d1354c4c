import { useEffect, useRef, type RefObject } from "react";
import { EmergencyNumber } from "../BusinessLines/BusinessLines";
import { LanguageSwitch } from "../LanguageSwitch/LanguageSwitch";
import { Link } from "../Link/Link";
import { Logo } from "../Logo/Logo";
import { OpenStatus } from "../OpenStatus/OpenStatus";
import { ServiceLinks } from "../ServiceLinks/ServiceLinks";
import { Slot } from "../Slot/Slot";
import { TextLogo } from "../TextLogo/TextLogo";
import { languages } from "../../content/language";
import { useText } from "../../i18n";
import { useSite } from "../../i18n/site";
import { dataAttribute } from "../../styles/data-attributes";
import * as styles from "./Navbar.module.css";

/**
 * The header of every page: logo, navigation, in which the section of the path is marked, phone
 * number and, apart, the language.
 */
export function Navbar({ path }: { path: string }) {
  const header = useRef<HTMLElement>(null);
  const { business, settings, groups } = useSite();
  const { headerPages, phonePages } = settings.menus;
  const { t } = useText();
  useMenus(header, path);

  const inside = (to: string) => path === to || path.startsWith(`${to}/`);
  const insideOf = (to: string) => dataAttribute("inside", inside(to) ? "" : undefined);
  const entry = ({ path: to, name }: (typeof headerPages)[number]) => (
    <li key={to}>
      <Link className={`${styles.link} target`} to={to} isInMenu {...insideOf(to)}>
        {name}
      </Link>
    </li>
  );
  /** The page of all services, as a menu of its own that holds them. */
  const servicesMenu = ({ path: to, name }: (typeof headerPages)[number]) => (
    <li key={to}>
      <details>
        <summary className={`${styles.link} target chevron`} {...insideOf(to)}>
          {name}
        </summary>
        <div className={styles.panel}>
          <div className={`${styles.groups} wrap`}>
            <ServiceLinks />
            <p className="label">
              <Link className="target" to={to}>
                {t("navbar.allServices")}
              </Link>
            </p>
          </div>
        </div>
      </details>
    </li>
  );

  return (
    <header className={styles.bar} ref={header}>
      <div className={`${styles.inner} wrap`}>
        <Link
          to="/"
          className={`${styles.home} target`}
          aria-label={t("navbar.home", { name: business.name })}
        >
          <Logo />
          <TextLogo name={business.shortName} />
        </Link>

        <nav className={`${styles.wide} no-print`} aria-label={t("navbar.label")}>
          <ul className={styles.list}>
            {headerPages.map((page) =>
              page.path === "/services" && groups.length > 0 ? servicesMenu(page) : entry(page),
            )}
          </ul>
        </nav>

        <Slot name="headerAction" className={`${styles.action} target no-print`} />
        <a className={`${styles.call} target`} href={business.phoneHref}>
          <svg className={styles.icon} viewBox="0 0 24 24" fill="currentColor" aria-hidden>
            <path d="M3 3h6l1 5-3 3a15 15 0 0 0 6 6l3-3 5 1v6A18 18 0 0 1 3 3z" />
          </svg>
          <span className={styles.callText}>
            <span className={`${styles.number} nums`}>
              <span className="visually-hidden">{t("navbar.call")} </span>
              {business.phoneDisplay}
            </span>
            <OpenStatus hours={business.hours} />
          </span>
        </a>

        <details className={`${styles.menu} no-print`}>
          <summary className="chevron">{t("navbar.menu")}</summary>
          <nav className={styles.sheet} aria-label={t("navbar.menu")}>
            <EmergencyNumber className={`${styles.link} target`} />
            <ul>
              {[...headerPages, ...phonePages].map(entry)}
              {languages.length > 1 ? (
                <li>
                  <LanguageSwitch className={`${styles.link} target`} path={path} />
                </li>
              ) : null}
            </ul>
            <div className={styles.groups}>
              <ServiceLinks />
            </div>
          </nav>
        </details>
        <LanguageSwitch className={`${styles.language} target small no-print`} path={path} />
      </div>
    </header>
  );
}

/**
 * Closes an open menu on Esc, which returns the focus, when a link or something else is used, and
 * when the page changes.
 */
function useMenus(root: RefObject<HTMLElement | null>, path: string): void {
  useEffect(() => {
    const open = () => [
      ...(root.current?.querySelectorAll<HTMLDetailsElement>("details[open]") ?? []),
    ];
    const leave = ({ type, target }: Event) => {
      const isLink = type === "click" && (target as Element).closest("a");
      for (const menu of open()) menu.open = !isLink && menu.contains(target as Node);
    };
    const press = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      for (const menu of open()) {
        menu.open = false;
        menu.querySelector("summary")?.focus();
      }
    };
    const listening = new AbortController();
    document.addEventListener("keydown", press, listening);
    for (const type of ["click", "pointerdown", "focusin"])
      document.addEventListener(type, leave, listening);
    return () => {
      listening.abort();
      // Here and not at the start: a visitor may have opened a menu before hydration.
      for (const menu of open()) menu.open = false;
    };
  }, [root, path]);
}
