import clsx from "clsx";
import { useEffect, useRef } from "react";
import { ErrorView } from "../components/ErrorView/ErrorView";
import { Link } from "../components/Link/Link";
import { SearchField } from "../components/Search/SearchField";
import { useBusiness } from "../components/site/useSite";
import { languageOf } from "../content/language";
import { SiteHead } from "../seo/SiteHead";
import { page, words } from "../words/en/pages/404";
import { withWords } from "../words/words";
import * as styles from "./404.module.css";

function NotFoundPage() {
  const business = useBusiness();
  const field = useRef<HTMLInputElement>(null);
  // One built page serves all unknown addresses: only script knows which one was asked for.
  useEffect(() => {
    const terms = languageOf(window.location.pathname)
      .path.replace(/%[\da-f]{2}/gi, " ")
      .match(/[\p{L}\p{N}]+/gu);
    if (field.current) field.current.value ||= terms?.join(" ") ?? "";
  }, []);
  return (
    <ErrorView status={404} message={page.message}>
      <div className={clsx(styles.ways, "with-aside")}>
        <div className="stack">
          <p>{page.text(business)}</p>
          <SearchField field={field} />
        </div>
        <ul className={clsx(styles.list, "ruled")}>
          {page.wanted.map(({ to, title }) => (
            <li key={to}>
              <Link to={to}>{title}</Link>
            </li>
          ))}
        </ul>
      </div>
    </ErrorView>
  );
}

NotFoundPage.words = words;

export default NotFoundPage;

export const Head = withWords(words, () => (
  <SiteHead title={page.title} description={page.description} path="/404" isHidden />
));
