import { useEffect, useState } from "react";
import { excerpt, marked } from "../../search/marks";
import type { Found } from "../../search/search";
import { Link } from "../Link/Link";
import { SearchField } from "./SearchField";
import { loadSearch, loadTexts, type Texts } from "./search-data";
import * as styles from "./Search.module.css";

interface SearchPanelProps {
  /** What is looked for from the start. */
  initial?: string;
  /** Called with what is looked for, once it has been looked for. */
  onSearch?: (typed: string) => void;
}

/** Milliseconds without a key until the search begins, so that a status is not read out at every letter. */
const pause = 250;

type State =
  | { name: "idle" }
  | { name: "failed" }
  | { name: "found"; typed: string; results: readonly Found[] };

/** The field, and below it what was found. The form leads to /search, which lists everything without script. */
export function SearchPanel({ initial = "", onSearch }: SearchPanelProps) {
  const [typed, setTyped] = useState(initial);
  const [began, setBegan] = useState(initial);
  const [state, setState] = useState<State>({ name: "idle" });

  // The address is known only when React has taken over.
  if (began !== initial) {
    setBegan(initial);
    setTyped(initial);
  }

  useEffect(() => {
    let isCurrent = true;
    const wanted = typed.trim();
    const look = async () => {
      onSearch?.(wanted);
      if (wanted === "") {
        setState({ name: "idle" });
        return;
      }
      try {
        const search = await loadSearch();
        if (isCurrent) setState({ name: "found", typed: wanted, results: search(wanted) });
      } catch {
        if (isCurrent) setState({ name: "failed" });
      }
    };
    const timer = setTimeout(() => void look(), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed, onSearch]);

  return (
    <>
      <SearchField
        value={typed}
        onFocus={() => void loadSearch().catch(() => undefined)}
        onChange={(event) => setTyped(event.target.value)}
        onSubmit={(event) => event.preventDefault()}
      />
      <p role="status" className={styles.status}>
        {statusText(state)}
      </p>
      {state.name === "found" && state.results.length > 0 ? (
        <Results results={state.results} />
      ) : null}
    </>
  );
}

function statusText(state: State): string {
  if (state.name === "idle") return "";
  if (state.name === "failed")
    return "The search could not be loaded. Check the connection and type again.";
  const { length } = state.results;
  if (length === 0) return `Nothing found for “${state.typed}”. Try another word.`;
  return `${length} ${length === 1 ? "place" : "places"} for “${state.typed}”`;
}

function Results({ results }: { results: readonly Found[] }) {
  const [texts, setTexts] = useState<ReadonlyMap<string, Texts>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    for (const path of new Set(results.map((result) => result.path)))
      void loadTexts(path).then((loaded) => {
        if (isCurrent) setTexts((known) => new Map([...known, [path, loaded]]));
      });
    return () => {
      isCurrent = false;
    };
  }, [results]);
  return (
    <ol className="ruled">
      {results.map(({ path, id, page, heading, terms }) => {
        const address = id ? `${path}#${id}` : path;
        const text = texts.get(path)?.[id];
        return (
          <li key={address} className={styles.result}>
            <Link to={address}>
              <Marked text={heading} terms={terms} />
            </Link>
            {id ? <p className="small quiet">{page}</p> : null}
            <p className={styles.excerpt}>
              {text ? <Marked text={excerpt(text, terms)} terms={terms} /> : null}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  return marked(text, terms).map((piece, index) =>
    piece.isFound ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
