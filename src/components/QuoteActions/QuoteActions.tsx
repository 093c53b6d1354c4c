import { Action, Actions } from "../Action/Action";
import { useBusiness } from "../site/useSite";

interface QuoteActionsProps {
  /** Slug of the service that the quote form preselects. */
  project?: string | undefined;
  /** Text of the link to the form. */
  label?: string;
}

/** The two ways to ask for work: the quote form, and a call. */
export function QuoteActions({ project, label = "Request a quote" }: QuoteActionsProps) {
  const { phoneDisplay, phoneHref } = useBusiness();
  return (
    <Actions>
      <Action to={project ? `/contact?project=${project}` : "/contact"}>{label}</Action>
      <Action to={phoneHref} kind="quiet">
        Call {phoneDisplay}
      </Action>
    </Actions>
  );
}
