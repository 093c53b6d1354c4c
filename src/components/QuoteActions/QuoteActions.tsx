import { Action, Actions } from "../Action/Action";
import { useBusiness } from "../../i18n/site";
import { quoteAddress } from "../../content/quote-address";
import { useText } from "../../i18n";

interface QuoteActionsProps {
  /** Slug of the service that the quote form preselects. */
  project?: string | undefined;
  /** Text of the link to the form. */
  label?: string;
}

/** The two ways to ask for work: the quote form, and a call. */
export function QuoteActions({ project, label }: QuoteActionsProps) {
  const { phoneDisplay, phoneHref } = useBusiness();
  const { t } = useText();
  return (
    <Actions>
      <Action to={quoteAddress(project)}>{label ?? t("quoteActions.request")}</Action>
      <Action to={phoneHref} kind="quiet">
        {t("quoteActions.call", { phone: phoneDisplay })}
      </Action>
    </Actions>
  );
}
