import { code } from "./pages";

const page = code(`
import { Action } from "../components/Action/Action";
export const query = graphql\`query not a text at all { a }\`;
const steps = [{ title: "Walk", text: "We look at the place with you." }];
export default function About({ count }: { count: number }) {
  if (count < 0) throw new Error("this is for developers only");
  return (
    <main className="wide tall dark round">
      <h1>How we work</h1>
      <p>
        We answer {count} questions &amp; link to{" "}
        <Link to="/faq">common questions</Link>, <a href={paths.contact}>the contact page</a> and
        more.
      </p>
      <img src="/a.jpg" alt="A table with plans" />
      <img src="/b.jpg" alt="" />
      <input placeholder="Your name" aria-label="Name" />
    </main>
  );
}
`);

test("the file's name gives the address", () => {
  expect(page).toMatchObject({ kind: "fixed", path: "/about" });
  expect(code("", "src/pages/services/index.tsx").path).toBe("/services");
  expect(code("", "src/pages/index.tsx").path).toBe("/");
  expect(code("", "src/components/Card.tsx")).toMatchObject({ kind: "component", path: undefined });
});

test("texts between tags, of attributes and of data are read; code is not", () => {
  expect(page.passages.map(({ role, text }) => [role, text])).toEqual([
    ["string", "We look at the place with you."],
    ["heading", "How we work"],
    ["prose", "We answer … questions & link to common questions, the contact page and more."],
    ["alt", "A table with plans"],
    ["string", "Your name"],
    ["string", "Name"],
  ]);
});

test("links carry their words and addresses", () => {
  expect(page.passages.flatMap(({ links }) => links)).toEqual([
    { text: "common questions", url: "/faq" },
    { text: "the contact page", url: "{paths.contact}" },
  ]);
});

test("imports are named from the root", () => {
  expect(page.imports).toEqual(["src/components/Action/Action"]);
});
