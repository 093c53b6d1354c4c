import { code, component } from "./pages";

const page = code(`
import { Link } from "../../../components/Link/Link";
export const query = graphql\`query not a text at all { a }\`;
export const page = {
  steps: [{ title: "Walk", text: "We look at the place with you." }],
  drawing: "0 0 32 32",
  check: (count: number) => {
    if (count < 0) throw new Error("this is for developers only");
  },
  text: ({ count }: { count: number }) => (
    <p>
      We answer {count} questions and link to{" "}
      <Link to="/faq">common questions</Link>, <a href={paths.contact}>the contact page in the{" "}
      footer</a> and{" "}
      <Link to="/blog">
        more
      </Link>
      .
    </p>
  ),
};
`);

test("words of one page have its address, other words have none", () => {
  expect(page).toMatchObject({ kind: "fixed", path: "/about" });
  expect(component("")).toMatchObject({ kind: "component", path: undefined });
});

test("texts between tags and strings of several words are read; code is not", () => {
  expect(page.passages.map(({ role, text }) => [role, text])).toEqual([
    ["string", "We look at the place with you."],
    [
      "prose",
      "We answer … questions and link to common questions, the contact page in the footer and more.",
    ],
  ]);
});

test("links carry their words and addresses", () => {
  expect(page.passages.flatMap(({ links }) => links)).toEqual([
    { text: "common questions", url: "/faq" },
    { text: "the contact page in the footer", url: "{paths.contact}" },
    { text: "more", url: "/blog" },
  ]);
});
