import { useId, type ComponentProps } from "react";
import { useText } from "../../../i18n";
import { usePageAddress } from "../../../i18n/site";

type SearchFieldProps = Pick<ComponentProps<"input">, "onInput" | "onFocus"> &
  Pick<ComponentProps<"form">, "onSubmit"> & { field?: ComponentProps<"input">["ref"] };

/** The search form: without script it leads to /search. */
export function SearchField({ field, onSubmit, ...input }: SearchFieldProps) {
  const id = useId();
  const { t } = useText();
  const addressOf = usePageAddress();
  return (
    <form role="search" action={addressOf("/search")} onSubmit={onSubmit}>
      <label className="label" htmlFor={id}>
        {t("search.question")}
      </label>
      <input
        ref={field}
        {...input}
        className="input"
        id={id}
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
      />
    </form>
  );
}
