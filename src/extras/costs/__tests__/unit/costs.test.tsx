/** What a service costs, below its facts. */
import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { mockSite, ofExtras } from "../../../../../__tests__/support/component-fixture";
import { ServiceCost } from "../../components/ServiceCost";

type Props = ComponentProps<typeof ServiceCost>;

beforeEach(() => mockSite());

const show = (nodes: Props["data"]["costs"]["nodes"] = [], note?: Props["note"]) => {
  const data = { ...ofExtras, costs: { nodes } };
  return render(<ServiceCost data={data} note={note} />);
};

describe("what it costs", () => {
  const cost = {
    figure: "$35,000",
    unit: "median, a kitchen",
    market: "United States",
    year: 2025,
    without: "Work that owners did themselves.",
    day: "November 26, 2026",
    own: null,
    includes: null,
    sentence: null,
    credit: null,
    source: { title: "Houzz", url: "https://houzz.example" },
  };

  it("is a published figure with its scope, market, year and source, and not our price", () => {
    show([cost]);
    expect(screen.getByText("$35,000").parentElement).toHaveTextContent(
      "$35,000 median, a kitchen · United States, 2025",
    );
    expect(screen.getByRole("link", { name: "Houzz" })).toHaveAttribute("href", cost.source.url);
    expect(screen.getByText(/not our price/)).toBeInTheDocument();
  });

  it("is one figure of each source", () => {
    const source = { title: "Zonda", url: "https://zonda.example" };
    show([cost, { ...cost, figure: "$55,000" }, { ...cost, figure: "$28,000", source }]);
    const figures = screen.getAllByText(/^\$\d/).map((one) => one.textContent);
    expect(figures).toEqual(["$35,000", "$28,000"]);
    expect(screen.getAllByRole("link", { name: /Houzz|Zonda/ })).toHaveLength(2);
  });

  it("leads with the business's own range, its day and what is in it, then what others published", () => {
    const own = { ...cost, own: true, figure: "$28,000–$46,000", includes: "Cabinets and labor." };
    show([cost, own]);
    const figures = screen.getAllByText(/^\$\d/).map((one) => one.textContent);
    expect(figures).toEqual(["$28,000–$46,000", "$35,000"]);
    expect(screen.getByText("$28,000–$46,000").parentElement).toHaveTextContent(
      "Cabinets and labor.",
    );
    expect(screen.getByText("Our own range, as of November 26, 2026.")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "What others have published" })).toBeInTheDocument();
  });

  it("is a sentence with its line of copyright, where the publisher allows no other form", () => {
    show([{ ...cost, sentence: "It averaged $28,458 nationally.", credit: "© 2025 Zonda Media" }]);
    expect(screen.queryByText("$35,000")).toBeNull();
    expect(screen.getByText("It averaged $28,458 nationally.")).toBeInTheDocument();
    expect(screen.getByText("© 2025 Zonda Media")).toBeInTheDocument();
  });

  it("folds such sentences below a figure", () => {
    const sentence = "It averaged $28,458 nationally.";
    const source = { title: "Zonda", url: "https://zonda.example" };
    show([cost, { ...cost, figure: "$28,458", sentence, credit: "© 2025 Zonda Media", source }]);
    expect(screen.getByText("$35,000").closest("details")).toBeNull();
    const fold = screen.getByText("More published averages").closest("details");
    expect(fold).not.toHaveAttribute("open");
    expect(fold).toHaveTextContent(sentence);
    expect(fold).toHaveTextContent("© 2025 Zonda Media");
  });

  it("says how a price is given, where nobody publishes one", () => {
    show();
    expect(document.body).toHaveTextContent("Yours comes after the walk, in writing.");
  });

  it("ends with what its group of services says of a price", () => {
    show([cost], <p>Here is one for a bath.</p>);
    expect(screen.getByText("Here is one for a bath.")).toBeInTheDocument();
  });
});
