import { readdirSync } from "node:fs";
import path from "node:path";
import { cleanup, render } from "@testing-library/react";
import { isValidElement, type ReactNode } from "react";

const folder = path.resolve("src/words");
const files = readdirSync(path.join(folder, "en"), { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".tsx"),
);

/** Names and abbreviations, which are the same in both languages. */
const same = new Set(["Blog", "Casita", "Cookies", "Error", "Error: ", "No"]);

/** What functions are called with: the first that they take. */
const samples: unknown[][] = [
  ["Not sure", "Not sure", "Not sure"],
  [3, 3, 3],
  [["Not sure"], ["Not sure"]],
];

interface Message {
  place: string;
  text: string;
  links: string[];
}

/** Every message of a namespace with its place; a function is called. */
function messages(value: unknown, place: string): Message[] {
  if (typeof value === "function") {
    for (const sample of samples) {
      try {
        const said = (value as (...args: unknown[]) => unknown)(...sample);
        if (said !== undefined) return messages(said, place);
      } catch {
        // It takes something else.
      }
    }
    throw new Error(`${place} takes none of the samples: add one`);
  }
  if (typeof value === "string") return [{ place, text: value, links: [] }];
  if (isValidElement(value)) return [shown(value, place)];
  if (typeof value !== "object" || value === null) return [];
  // A language's hooks answer its facts; they hold no words.
  return Object.entries(value).flatMap(([name, part]) =>
    /^use[A-Z]/.test(name) ? [] : messages(part, `${place}.${name}`),
  );
}

function shown(element: ReactNode, place: string): Message {
  const { container } = render(<>{element}</>);
  const links = [...container.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
  const text = container.textContent;
  cleanup();
  return { place, text, links: links.sort() };
}

const figures = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).sort();

describe.each(files)("%s", (file) => {
  const [english, spanish] = ["en", "es"].map((language) => {
    const { words: _words, ...texts } = jest.requireActual<Record<string, unknown>>(
      path.join(folder, language, file),
    );
    return messages(texts, "");
  }) as [Message[], Message[]];

  it("has the same messages with the same links and figures in both languages", () => {
    const facts = (all: Message[]) =>
      all.map(({ place, text, links }) => ({ place, links, figures: figures(text) }));
    expect(facts(spanish)).toEqual(facts(english));
  });

  it("leaves no English message among the Spanish ones", () => {
    const left = spanish.filter(
      ({ text, place }, index) =>
        text === english[index]?.text &&
        /\p{L}{2}/u.test(text) &&
        !/^(?:[/#]|https?:|tel:)/.test(text) &&
        !place.startsWith(".shared.language.") &&
        !same.has(text),
    );
    expect(left.map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
  });
});
