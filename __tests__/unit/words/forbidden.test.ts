import { checkForbidden } from "../../../scripts/words/forbidden";
import { rules } from "../../../scripts/words/forbidden-rules";
import { cases } from "./forbidden-cases";
import { code, messages, service } from "./pages";

const find = (sentence: string) => checkForbidden([service(sentence)]);

test("every rule has its cases", () => {
  expect(Object.keys(cases).sort()).toEqual([...new Set(rules.map(({ id }) => id))].sort());
});

describe.each(Object.entries(cases))("%s", (id, { bad, good }) => {
  test.each(bad)("finds “%s”", (sentence) => {
    expect(find(sentence).map(({ rule }) => rule)).toContain(`forbidden/${id}`);
  });
  test.each(good)("allows “%s”", (sentence) => {
    expect(find(sentence)).toEqual([]);
  });
});

test("the message says what, why and what instead, and where", () => {
  expect(checkForbidden([service("Good words.\n\nCall us 24/7 for a visit.")])).toEqual([
    {
      file: "content/services/casino/index.md",
      line: 7,
      rule: "forbidden/always-open",
      message: "“24/7”: the office is open from 8 to 5; instead: “8 a.m. to 5 p.m., every day”",
    },
  ]);
});

test("a denial must appear in the same clause and before the claim", () => {
  expect(find("We do energy audits, not guesses.")).toHaveLength(1);
  expect(find("No guesses here; we do energy audits.")).toHaveLength(1);
  expect(find("We don’t do energy audits.")).toEqual([]);
});

test("a phrase has no excuse", () => {
  expect(find("We do not say “state-of-the-art”.")).toHaveLength(1);
});

test("front matter, pictures and code are read; titles of sources are not", () => {
  expect(find("Fine.")).toEqual([]);
  const page = service(
    "Fine.",
    'promise: A turnkey job.\nhero: { src: ./a.jpg, alt: A stunning room }\nsources: [{ title: A seamless guide, url: "https://a.gov" }]\nchecked: 2026-11-20',
  );
  expect(messages(checkForbidden([page])).map((message) => message.slice(0, 9))).toEqual([
    "“turnkey”",
    "“stunning",
  ]);
  expect(checkForbidden([code("const a = <p>We work 24/7.</p>;")])).toHaveLength(1);
});
