import { Action, Actions } from "../Action/Action";
import { useBusiness } from "../../i18n/site";
import { quoteAddress } from "../../content/quote-address";
import { useText } from "../../i18n";

/** The two ways to ask for work: the quote form, which preselects the service with the slug `project`, and a call. */
export function QuoteActions({ project, label }: { project?: string | undefined; label?: string }) {
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
