import { useId, type ComponentProps, type Ref } from "react";
import * as styles from "./Search.module.css";

interface SearchFieldProps extends Pick<ComponentProps<"input">, "value" | "onChange" | "onFocus"> {
  field?: Ref<HTMLInputElement>;
  onSubmit?: ComponentProps<"form">["onSubmit"];
}

/** The form of the search: without script it leads to /search, which lists everything. */
export function SearchField({ field, onSubmit, ...input }: SearchFieldProps) {
  const id = useId();
  return (
    <form role="search" action="/search" onSubmit={onSubmit}>
      <label className={styles.label} htmlFor={id}>
        What are you looking for?
      </label>
      <input
        ref={field}
        {...input}
        className={styles.field}
        id={id}
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
      />
    </form>
  );
}
