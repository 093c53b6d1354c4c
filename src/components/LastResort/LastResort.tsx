import { useState } from "react";
import { statusWord } from "../../visit/status-line";
import { dataAttribute } from "../../styles/data-attributes";

/** What it says where the page's HTML no longer holds the words of its language. */
const words = {
  failed: "This page didn’t load",
  broken: "An error occurred while showing the error page",
  home: "Go back to home",
} as const;

const wordOf = (word: keyof typeof words) => statusWord(document, word) || words[word];

/**
 * In place of a page that failed to load with its labels, or whose error view is `broken`. Nothing
 * here can fail in turn: the words stand in the page's HTML, and the link bypasses the router.
 */
export function LastResort({ what }: { what: "failed" | "broken" }) {
  // Read before the page's HTML gives way.
  const [message] = useState(() => wordOf(what));
  const [home] = useState(() => wordOf("home"));
  return (
    <div className="stack section wrap" {...dataAttribute("status", "500")}>
      <h1>{message}</h1>
      <p>
        <a href="/" rel="external">
          {home}
        </a>
      </p>
    </div>
  );
}
