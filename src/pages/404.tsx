import clsx from "clsx";
import { useEffect, useRef } from "react";
import { ErrorView } from "../components/ErrorView/ErrorView";
import { Link } from "../components/Link/Link";
import { SearchField } from "../components/Search/SearchField";
import { useBusiness } from "../components/site/useSite";
import { SiteHead } from "../seo/SiteHead";
import * as styles from "./404.module.css";

const wanted = [
  { to: "/services", title: "All services" },
  { to: "/build-process", title: "How a build runs" },
  { to: "/blog", title: "Articles" },
  { to: "/rights", title: "Your rights as an owner" },
  { to: "/faq", title: "Questions and answers" },
  { to: "/contact", title: "Contact and quote" },
];

export default function NotFoundPage() {
  const { phoneDisplay, phoneHref } = useBusiness();
  const field = useRef<HTMLInputElement>(null);
  // The built page is one, whatever the address.
  useEffect(() => {
    const words = window.location.pathname.replace(/%[\da-f]{2}/gi, " ").match(/[\p{L}\p{N}]+/gu);
    if (field.current) field.current.value ||= words?.join(" ") ?? "";
  }, []);
  return (
    <ErrorView status={404} message="This page could not be found">
      <div className={clsx(styles.ways, "with-aside")}>
        <div className="stack">
          <p>
            The address may have changed, or a letter got lost. Search for what it said, take one of
            the pages that most people look for, or call <a href={phoneHref}>{phoneDisplay}</a>.
          </p>
          <SearchField field={field} />
        </div>
        <ul className={clsx(styles.list, "ruled")}>
          {wanted.map(({ to, title }) => (
            <li key={to}>
              <Link to={to}>{title}</Link>
            </li>
          ))}
        </ul>
      </div>
    </ErrorView>
  );
}

export function Head() {
  return (
    <SiteHead
      title="Page Not Found"
      description="There is no page at this address. Find the services, the build process, answers and contact from here, or call."
      path="/404"
      isHidden
    />
  );
}
