import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { SearchPanel } from "../../../src/components/Search/SearchPanel";
import { indexAddress, textsAddress } from "../../../src/search/index-file";
import { axeViolationsIn } from "../../support/axe-dom";
import { indexOf } from "../../support/search-index";
import { InSpanish } from "../../support/words";

const index = indexOf(
  [
    {
      path: "/faq",
      parts: [
        { id: "", heading: "FAQ", text: "Answers." },
        { id: "deposit", heading: "How much deposit?", text: "At most ten percent as a deposit." },
      ],
    },
  ],
  [],
  "en",
);
const spanish = indexOf(
  [
    {
      path: "/faq",
      parts: [{ id: "deposit", heading: "¿Cuánto depósito?", text: "Un depósito del 10 %." }],
    },
  ],
  [],
  "es",
);
const files: Record<string, unknown> = {
  [indexAddress("en")]: index,
  [textsAddress("/faq", "en")]: { "": "Answers.", deposit: "At most ten percent as a deposit." },
  [indexAddress("es")]: spanish,
  [textsAddress("/faq", "es")]: { deposit: "Un depósito del 10 %." },
};
let isOffline = false;
const requests: string[] = [];

beforeAll(() => {
  global.fetch = jest.fn((address: string) => {
    requests.push(address);
    return isOffline
      ? Promise.reject(new TypeError("Failed to fetch"))
      : Promise.resolve({ ok: true, json: () => Promise.resolve(files[address]) });
  }) as never;
});

const type = (value: string) =>
  fireEvent.change(screen.getByRole("searchbox", { name: "What are you looking for?" }), {
    target: { value },
  });

it("says that the search could not be loaded, and retries at the next input", async () => {
  isOffline = true;
  const { container } = render(<SearchPanel />);
  type("deposit");
  await screen.findByText(/The search could not be loaded/);
  expect(await axeViolationsIn(container)).toEqual([]);
  isOffline = false;
  type("deposits");
  expect(await screen.findByRole("link", { name: /How much deposit/ })).toBeVisible();
});

it("links to results, with their page, an excerpt and marked words", async () => {
  const onSearch = jest.fn();
  const { container } = render(<SearchPanel initial="deposit" onSearch={onSearch} />);
  const link = await screen.findByRole("link", { name: /How much deposit/ });
  expect(link).toHaveAttribute("href", "/faq#deposit");
  expect(screen.getByRole("status")).toHaveTextContent("1 place for “deposit”");
  await waitFor(() =>
    expect(screen.getByRole("listitem")).toHaveTextContent(
      "How much deposit?FAQAt most ten percent as a deposit.",
    ),
  );
  expect([...container.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual([
    "deposit",
    "deposit",
  ]);
  expect(onSearch).toHaveBeenLastCalledWith("deposit");
  expect(requests.filter((address) => address === textsAddress("/faq", "en"))).toHaveLength(1);
  expect(await axeViolationsIn(container)).toEqual([]);
});

it("says that nothing was found, but not while the field is empty", async () => {
  render(<SearchPanel />);
  type("xylophone");
  await screen.findByText("Nothing found for “xylophone”. Try another word.");
  type("");
  await waitFor(() => expect(screen.getByRole("status")).toBeEmptyDOMElement());
});

it("finds Spanish pages in Spanish", async () => {
  const { container } = render(<SearchPanel initial="depositos" />, { wrapper: InSpanish });
  const link = await screen.findByRole("link", { name: /Cuánto depósito/ });
  expect(link).toHaveAttribute("href", "/es/faq#deposit");
  expect(screen.getByRole("status")).toHaveTextContent("1 lugar para “depositos”");
  await waitFor(() => expect(container.querySelectorAll("mark")).toHaveLength(2));
  expect(screen.getByRole("search")).toHaveAttribute("action", "/es/search");
  expect(await axeViolationsIn(container)).toEqual([]);
});
