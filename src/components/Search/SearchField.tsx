import { useId, type ComponentProps, type Ref } from "react";
import { addressIn } from "../../content/language";
import { useText } from "../../i18n";

interface SearchFieldProps extends Pick<ComponentProps<"input">, "onInput" | "onFocus"> {
  field?: Ref<HTMLInputElement>;
  onSubmit?: ComponentProps<"form">["onSubmit"];
}

/** The search form: without script it leads to /search. */
export function SearchField({ field, onSubmit, ...input }: SearchFieldProps) {
  const id = useId();
  const { t, language } = useText();
  return (
    <form role="search" action={addressIn(language, "/search")} onSubmit={onSubmit}>
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
