import clsx from "clsx";
import { useContext, type ComponentProps, type ReactNode } from "react";
import { quoteAddress } from "../../content/quote-address";
import { useText } from "../../i18n";
import { useBusiness, useIsThere } from "../../i18n/site";
import { Link } from "../Link/Link";
import { ChosenService } from "../layout";
import { dataAttribute } from "../../styles/data-attributes";

interface ActionProps {
  /** A path on this site, or a URL such as `tel:…`. */
  to: string;
  /** At most one primary action per screen; the others are quiet. */
  kind?: "primary" | "quiet";
  children: ReactNode;
  /** Whether it asks for a quote: then it goes while the page says what cannot be done. */
  asksForQuote?: boolean;
}

/** A link that looks like a button; nothing where the site has no such page. */
export function Action({ to, kind = "primary", children, asksForQuote }: ActionProps) {
  const isThere = useIsThere();
  const className = clsx("button", kind === "primary" && kind);
  if (!to.startsWith("/"))
    return (
      <a className={className} href={to}>
        {children}
      </a>
    );
  return isThere(to) ? (
    <Link className={className} to={to} {...(asksForQuote && dataAttribute("quote", ""))}>
      {children}
    </Link>
  ) : null;
}

/** A button that submits nothing. */
export const Button = (props: ComponentProps<"button">) => (
  <button type="button" className="button" {...props} />
);

/**
 * The two ways to ask for work: a call, and the quote form, which preselects the service `project`
 * or else that of the layout.
 */
export function QuoteActions({ project }: { project?: string | undefined }) {
  const chosen = useContext(ChosenService);
  const { phoneDisplay, phoneHref } = useBusiness();
  const { t } = useText();
  return (
    <div className="actions no-print">
      <Action to={quoteAddress(project ?? chosen)} asksForQuote>
        {t("quoteActions.request")}
      </Action>
      <Action to={phoneHref} kind="quiet">
        {t("quoteActions.call", { phone: phoneDisplay })}
      </Action>
    </div>
  );
}
