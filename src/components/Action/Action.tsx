import clsx from "clsx";
import type { ReactNode } from "react";
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

/** Actions side by side, wrapping where there is no room. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="actions no-print">{children}</div>;
}
