import { useEffect, useRef, useState } from "react";
import { changeAddress, useAddress } from "../../../components/address";
import { prefixOf } from "../../../content/language";
import { useText } from "../../../i18n";
import { fillForm, type Answers } from "../../../forms/form-model";
import { answersAddress, readAnswers, type Questions } from "./questions";

/** Returns the values of the form as a query string. */
const queryOf = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)] as [string, string][]).toString();

/** The answers to a tool's questions, with what changes them. */
export type QueryState = ReturnType<typeof useQueryState>;

/**
 * Returns the answers in the address, none during hydration as in the build, and a ref for the form
 * that changes them.
 */
export function useQueryState(path: string, questions: Questions) {
  const { t, language } = useText();
  const form = useRef<HTMLFormElement>(null);
  /** Whether a date was typed that does not exist. */
  const [isBadDate, setIsBadDate] = useState(false);
  const isFirst = useRef(true);
  const prefix = prefixOf(language);
  const search = useAddress("search");
  const { state, unknown, strange, asked } = readAnswers(search, questions);
  /** The path with the answers. */
  const address = answersAddress(path, questions, state);
  /** The address of what stands in the form; a half-typed date counts as none. */
  const chosen = () =>
    form.current
      ? answersAddress(path, questions, readAnswers(queryOf(form.current), questions).state)
      : address;

  /** Reads the form and updates the address. */
  const change = () => {
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    setIsBadDate(fields.some((field) => field.validity.badInput));
    const next = chosen();
    // Without the router, which would scroll to the top.
    if (next !== address) changeAddress("pushState", prefix + next);
  };

  useEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    const inForm = chosen();
    if (!form.current || inForm === address) return;
    // What was chosen before script ran, or restored by the browser, counts where the address holds
    // nothing. Later, an address that holds nothing is one that Back has led to.
    if (wasFirst && window.location.search === "") changeAddress("replaceState", prefix + inForm);
    else fillForm(form.current, state);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new address fills the form
  }, [address]);

  /** What in the address could not be understood, in words. */
  const notes = [
    ...unknown.map((each) => t("tools.unknown", each)),
    ...strange.map((name) => t("tools.unknownName", { name })),
  ];
  if (isBadDate) notes.push(t("tools.noSuchDay"));
  /** Returns the address with other answers. */
  const addressWith = (other: Answers) => answersAddress(path, questions, { ...state, ...other });
  return { path, questions: asked, state, notes, address, addressWith, form, change };
}
