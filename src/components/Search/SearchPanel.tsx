import { useEffect, useRef, useState } from "react";
import type { Language } from "../../content/language";
import { useText, type Text } from "../../i18n";
import { indexAddress, maxResults, plain, type Found, type Search } from "../../search/search";
import { SearchField } from "./SearchField";
import * as styles from "./Search.module.css";

interface SearchPanelProps {
  /** Whether the query stands in the address (`?q=`), so that Back from a result shows the results again. */
  inAddress?: boolean;
}

/** Milliseconds after a keystroke until the search starts, so that the status is not read out at every letter. */
const pause = 250;

interface State {
  typed: string;
  /** None if the search could not be loaded. */
  results?: readonly Found[];
}

/** The search field with the results below it. */
export function SearchPanel({ inAddress = false }: SearchPanelProps) {
  const text = useText();
  const { language } = text;
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [state, setState] = useState<State>({ typed: "" });

  const run = async () => {
    const read = () => field.current?.value.trim() ?? "";
    const typed = read();
    if (inAddress) writeAddress(typed);
    let results: Found[] | undefined = [];
    try {
      if (typed) results = (await loadSearch(language))(typed);
    } catch {
      results = undefined;
    }
    // Meanwhile something else may have been typed.
    if (read() === typed) setState({ typed, results });
  };

  useEffect(() => {
    if (inAddress && field.current) {
      field.current.value ||= new URLSearchParams(window.location.search).get("q") ?? "";
      if (field.current.value) void run();
    }
    return () => clearTimeout(timer.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for the query that the page starts with
  }, []);

  return (
    <>
      <SearchField
        field={field}
        onFocus={() => void loadSearch(language).catch(() => undefined)}
        onInput={() => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => void run(), pause);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      />
      <p role="status" className={`${styles.status} note`}>
        {statusText(state, text)}
      </p>
      {state.results?.length ? (
        <ol key={state.typed} className={`${styles.results} ruled`}>
          {state.results.map(({ id, page, heading, excerpt, terms }) => (
            <li key={id}>
              <a href={id}>
                <Marked text={heading} terms={terms} />
              </a>
              {id.includes("#") ? <p className="note">{page}</p> : null}
              <p className="small">
                <Marked text={excerpt} terms={terms} />
              </p>
            </li>
          ))}
        </ol>
      ) : null}
    </>
  );
}

/** How many letters of what was typed are shown. */
const shownLetters = 60;

function statusText({ typed: whole, results }: State, { t }: Text): string {
  if (!results) return whole && t("search.failed");
  if (!whole) return "";
  const typed = whole.length > shownLetters ? `${whole.slice(0, shownLetters)}…` : whole;
  const { length: count } = results;
  if (count === 0) return t("search.none", { typed });
  return t(count < maxResults ? "search.found" : "search.best", { count, typed });
}

/** A text with the words marked that were found, each piece in an element of its own. */
function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .map((piece, index) =>
      terms.includes(plain(piece)) ? (
        <mark key={index}>{piece}</mark>
      ) : (
        <span key={index}>{piece}</span>
      ),
    );
}

/** Changes the query in the address without the router: the page stays the same. */
function writeAddress(typed: string): void {
  const { pathname, hash } = window.location;
  const query = typed ? `?${new URLSearchParams({ q: typed }).toString()}` : "";
  window.history.replaceState(window.history.state, "", pathname + query + hash);
}

const loading = new Map<Language, Promise<Search>>();

/** Loads the search of a language with its index, once; a failed request is made again at the next call. */
function loadSearch(language: Language): Promise<Search> {
  const begun = loading.get(language);
  if (begun) return begun;
  const load = async () => {
    const [{ readIndex }, response] = await Promise.all([
      import("../../search/read-index"),
      fetch(indexAddress(language)),
    ]);
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    return readIndex(await response.text());
  };
  const search = load();
  loading.set(language, search);
  search.catch(() => loading.delete(language));
  return search;
}
