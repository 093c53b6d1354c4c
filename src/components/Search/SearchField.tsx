import { useId, type ComponentProps, type Ref } from "react";
import { useWords } from "../../words/words";
import { addressIn } from "../../content/language";

interface SearchFieldProps extends Pick<ComponentProps<"input">, "value" | "onChange" | "onFocus"> {
  field?: Ref<HTMLInputElement>;
  onSubmit?: ComponentProps<"form">["onSubmit"];
}

/** The search form: without script it leads to /search, which lists everything. */
export function SearchField({ field, onSubmit, ...input }: SearchFieldProps) {
  const id = useId();
  const { search: words, language } = useWords();
  return (
    <form role="search" action={addressIn(language.code, "/search")} onSubmit={onSubmit}>
      <label className="label" htmlFor={id}>
        {words.question}
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
