import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { quoteAddress } from "../../content/quote-address";
import { useText } from "../../i18n";
import { useBusiness } from "../../i18n/site";
import { Link } from "../Link/Link";

interface ActionProps {
  /** A path on this site, or a URL such as `tel:…`. */
  to: string;
  /** At most one primary action per screen; the others are quiet. */
  kind?: "primary" | "quiet";
  children: ReactNode;
}

/** A link that looks like a button. */
export function Action({ to, kind = "primary", children }: ActionProps) {
  const className = clsx("button", kind === "primary" && kind);
  return to.startsWith("/") ? (
    <Link className={className} to={to}>
      {children}
    </Link>
  ) : (
    <a className={className} href={to}>
      {children}
    </a>
  );
}

/** A button that submits nothing. */
export const Button = (props: ComponentProps<"button">) => (
  <button type="button" className="button" {...props} />
);

/** The two ways to ask for work: the quote form, which preselects the service with the slug `project`, and a call. */
export function QuoteActions({ project }: { project?: string | undefined }) {
  const { phoneDisplay, phoneHref } = useBusiness();
  const { t } = useText();
  return (
    <div className="actions no-print">
      <Action to={quoteAddress(project)}>{t("quoteActions.request")}</Action>
      <Action to={phoneHref} kind="quiet">
        {t("quoteActions.call", { phone: phoneDisplay })}
      </Action>
    </div>
  );
}
