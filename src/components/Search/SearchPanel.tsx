import clsx from "clsx";
import { useEffect, useState } from "react";
import { excerpt, marked } from "../../search/marks";
import type { Found } from "../../search/search";
import type { Language } from "../../content/language";
import { useWords, type Words } from "../../words/words";
import { Link } from "../Link/Link";
import { SearchField } from "./SearchField";
import { chooseSlashKey } from "./choose-slash-key";
import { useSlashKey } from "./slash-key";
import { loadSearch, loadTexts, type Texts } from "./search-data";
import * as styles from "./Search.module.css";

interface SearchPanelProps {
  /** The query to start with. */
  initial?: string;
  /** Called with the query when its search starts. */
  onSearch?: (typed: string) => void;
}

/** Milliseconds after a keystroke until the search starts, so that the status is not read out at every letter. */
const pause = 250;

type State =
  | { name: "idle" }
  | { name: "failed" }
  | { name: "found"; typed: string; results: readonly Found[] };

/** The search field with the results below it. */
export function SearchPanel({ initial = "", onSearch }: SearchPanelProps) {
  const { search: words, language } = useWords();
  const [typed, setTyped] = useState(initial);
  const [lastInitial, setLastInitial] = useState(initial);
  const [state, setState] = useState<State>({ name: "idle" });
  const hasKey = useSlashKey();

  // The query in the address is known only after hydration.
  if (lastInitial !== initial) {
    setLastInitial(initial);
    setTyped(initial);
  }

  useEffect(() => {
    let isCurrent = true;
    const query = typed.trim();
    const runSearch = async () => {
      onSearch?.(query);
      if (query === "") {
        setState({ name: "idle" });
        return;
      }
      try {
        const search = await loadSearch(language.code);
        if (isCurrent) setState({ name: "found", typed: query, results: search(query) });
      } catch {
        if (isCurrent) setState({ name: "failed" });
      }
    };
    const timer = setTimeout(() => void runSearch(), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed, onSearch, language.code]);

  return (
    <>
      <SearchField
        value={typed}
        onFocus={() => void loadSearch(language.code).catch(() => undefined)}
        onChange={(event) => setTyped(event.target.value)}
        onSubmit={(event) => event.preventDefault()}
      />
      <p role="status" className={clsx(styles.status, "small quiet")}>
        {statusText(state, words)}
      </p>
      {state.name === "found" && state.results.length > 0 ? (
        <Results results={state.results} />
      ) : null}
      <p className={clsx(styles.status, styles.key, "small quiet script-only no-print")}>
        <label>
          <input
            type="checkbox"
            checked={hasKey}
            onChange={(event) => chooseSlashKey(event.target.checked)}
          />{" "}
          {words.key}
        </label>
      </p>
    </>
  );
}

function statusText(state: State, words: Words["shared"]["search"]): string {
  if (state.name === "idle") return "";
  if (state.name === "failed") return words.failed;
  const { length } = state.results;
  return length === 0 ? words.none(state.typed) : words.found(length, state.typed);
}

function Results({ results }: { results: readonly Found[] }) {
  const { code } = useWords().language;
  const [texts, setTexts] = useState<ReadonlyMap<string, Texts>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    for (const path of new Set(results.map((result) => result.path)))
      void loadTexts(path, code).then((loaded) => {
        if (isCurrent) setTexts((known) => new Map([...known, [path, loaded]]));
      });
    return () => {
      isCurrent = false;
    };
  }, [results, code]);
  return (
    <ol className="ruled">
      {results.map(({ path, id, page, heading, terms }) => {
        const address = id ? `${path}#${id}` : path;
        const text = texts.get(path)?.[id];
        return (
          <li key={address} className={styles.result}>
            <Link to={address}>
              <Marked text={heading} terms={terms} language={code} />
            </Link>
            {id ? <p className="small quiet">{page}</p> : null}
            <p className={styles.excerpt}>
              {text ? (
                <Marked text={excerpt(text, terms, code)} terms={terms} language={code} />
              ) : null}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

interface MarkedProps {
  text: string;
  terms: readonly string[];
  language: Language;
}

function Marked({ text, terms, language }: MarkedProps) {
  return marked(text, terms, language).map((piece, index) =>
    piece.isFound ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
