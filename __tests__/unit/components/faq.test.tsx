/** The page of questions: what stands below an answer. */
import { render, screen, within } from "@testing-library/react";
import FaqPage from "../../../src/pages/faq";
import { mockSite, ownPage, pageProps } from "../../support/component-fixture";

type Entry = Queries.FaqPageQuery["allFaqEntry"]["nodes"][number];

const entry = (question: string, sources: Entry["sources"]): Entry => ({
  entryId: question.toLowerCase(),
  question,
  answer: { html: "<p>So it is.</p>", text: "So it is." },
  checked: "November 22, 2026",
  sources,
  group: { id: "all", title: "All" },
});

it("says when an answer was checked only where it has a source by which that was done", () => {
  mockSite();
  const law = { title: "NRS 624.970", url: "https://www.leg.state.nv.us/NRS/NRS-624.html" };
  render(
    <FaqPage
      {...pageProps("/faq", {
        __typename: "Query",
        page: ownPage("/faq"),
        cap: null,
        depositTool: null,
        business: null,
        allFaqEntry: { nodes: [entry("Deposit", [law]), entry("Start", [])] },
      })}
    />,
  );
  const [deposit, start] = screen.getAllByRole("group").map((one) => within(one));
  expect(deposit!.getByText(/^Checked on November 22, 2026/)).toBeInTheDocument();
  expect(deposit!.getByRole("link", { name: law.title })).toHaveAttribute("href", law.url);
  expect(start!.queryByText(/Checked on/)).not.toBeInTheDocument();
  expect(start!.getByRole("link", { name: /Start$/ })).toBeInTheDocument();
});
