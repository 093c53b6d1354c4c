import { readdirSync } from "node:fs";
import { render, screen, within } from "@testing-library/react";
import { fileName, kindNamed, registry } from "../../../src/content/registry";
import Entries from "../../../src/editor/previews/entries";

const site = { addresses: {}, facts: [], pages: [], singles: {}, rules: [] };

test("entries without their own preview are shown with labels and rendered Markdown", () => {
  const form = {
    "#original": "# a comment",
    groups: [
      {
        title: "Money",
        entries: [{ question: "How much?", answer: "A **tenth**.", id: "deposit" }],
      },
    ],
  };
  render(<Entries kind={kindNamed("faq")} form={form} site={site} />);
  const [group] = screen.getAllByRole("listitem");
  const terms = within(group!).getAllByRole("term");
  expect(terms.map(({ textContent }) => textContent)).toEqual([
    "Title",
    "Entries",
    "ID",
    "Question",
    "Answer",
  ]);
  expect(within(group!).getByText("tenth").tagName).toBe("STRONG");
  expect(screen.queryByText(/a comment/)).toBeNull();
});

test("every preview has the name of a kind", () => {
  const kinds = registry.data.map(fileName);
  const own = readdirSync("src/editor/previews").map((file) => file.replace(".tsx", ""));
  expect(own.filter((name) => name !== "entries" && !kinds.includes(name))).toEqual([]);
});
