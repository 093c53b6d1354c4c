import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { mockSite } from "../../../../../__tests__/support/component-fixture";
import { SearchDialog, SearchPanel } from "../../components/SearchPanel";
import { SearchLink } from "../../components/SearchLink";
import { searchFiles } from "../../search-files";

const files = searchFiles(
  [
    {
      path: "/faq",
      parts: [
        { id: "", heading: "FAQ", text: "Answers." },
        { id: "deposit", heading: "How much deposit?", text: "At most ten percent as a deposit." },
        ...Array.from({ length: 25 }, (_, index) => ({
          id: `tile-${index}`,
          heading: `Tile ${index}`,
          text: "Tile by tile.",
        })),
      ],
    },
  ],
  [
    {
      find: "deposit",
      typed: ["money up front"],
      translations: [{ language: "es", find: "depósito", typed: ["enganche"] }],
    },
  ],
);
let isOffline = false;
beforeEach(() => mockSite());

beforeAll(() => {
  global.fetch = jest.fn((address: string) =>
    isOffline
      ? Promise.reject(new TypeError("Failed to fetch"))
      : Promise.resolve({ ok: true, text: () => Promise.resolve(files[address.slice(1)]) }),
  ) as never;
});
afterEach(() => history.replaceState(null, "", "/"));

const type = (value: string) =>
  fireEvent.input(screen.getByRole("searchbox"), { target: { value } });

it("says that the search could not be loaded, and retries at the next input", async () => {
  isOffline = true;
  render(<SearchPanel />);
  type("deposit");
  await screen.findByText(/Search didn’t load/);
  isOffline = false;
  type("deposits");
  expect(await screen.findByRole("link", { name: /How much deposit/ })).toBeVisible();
});

it("links to results, with their page, an excerpt and marked words, for the query in the address", async () => {
  history.replaceState(null, "", "/search?q=deposit");
  const { container } = render(<SearchPanel inAddress />);
  const link = await screen.findByRole("link", { name: /How much deposit/ });
  expect(link).toHaveAttribute("href", "/faq#deposit");
  expect(screen.getByRole("status")).toHaveTextContent("1 result for “deposit”");
  expect(screen.getByRole("listitem")).toHaveTextContent(
    "How much deposit?FAQAt most ten percent as a deposit.",
  );
  expect([...container.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual([
    "deposit",
    "deposit",
  ]);
  type("percent");
  await waitFor(() => expect(location.search).toBe("?q=percent"));
});

it("finds words that a page does not use, with a typo, and nothing for nonsense", async () => {
  render(<SearchPanel />);
  type("money up front");
  expect(await screen.findByRole("link", { name: /How much deposit/ })).toBeVisible();
  type("depositt");
  await screen.findByText("1 result for “depositt”");
  type("xylophone");
  await screen.findByText("No results for “xylophone”. Try another word.");
  type("q".repeat(5000));
  await screen.findByText(`No results for “${"q".repeat(60)}…”. Try another word.`);
  type("");
  await waitFor(() => expect(screen.getByRole("status")).toBeEmptyDOMElement());
});

it("says that the results are the best ones where there are more", async () => {
  render(<SearchPanel />);
  type("tile");
  expect(await screen.findByText("Top 20 results for “tile”")).toBeInTheDocument();
  expect(screen.getAllByRole("listitem")).toHaveLength(20);
});

it("leads to the first result by Enter, and from one to the other by the arrows", async () => {
  render(<SearchPanel />);
  const field = screen.getByRole("searchbox");
  type("tile");
  fireEvent.submit(field);
  await waitFor(() => expect(screen.getAllByRole("link")[0]).toHaveFocus());
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  press("ArrowDown");
  expect(screen.getAllByRole("link")[1]).toHaveFocus();
  press("ArrowUp");
  press("ArrowUp");
  expect(field).toHaveFocus();
});

it("opens no dialog for a click that asks for a new tab", () => {
  render(<SearchLink className="" />);
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole("link", { name: "Search" }), { ctrlKey: true });
  expect(screen.queryByRole("dialog")).toBeNull();
});

describe("the dialog", () => {
  /** jsdom has no modal dialogs and no layout. */
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    };
  });

  it.each([
    ["in its padding stays open", { clientX: 110, clientY: 60 }, 0],
    ["outside it closes it", { clientX: 20, clientY: 20 }, 1],
  ])("a click %s", (_what, at, closed) => {
    const close = jest.fn();
    render(<SearchDialog onClose={close} />);
    const dialog = screen.getByRole("dialog", { name: "Search" });
    dialog.getBoundingClientRect = () => new DOMRect(100, 50, 400, 300);
    fireEvent.click(dialog, at);
    expect(close).toHaveBeenCalledTimes(closed);
  });
});
