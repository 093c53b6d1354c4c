import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { SearchPanel } from "../../../src/components/Search/SearchPanel";
import { indexAddress, textsAddress, writeIndex } from "../../../src/search/index-file";
import { barriersIn } from "../../support/axe-dom";

const index = writeIndex(
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
);
const files: Record<string, unknown> = {
  [indexAddress]: index,
  [textsAddress("/faq")]: { "": "Answers.", deposit: "At most ten percent as a deposit." },
};
let isOffline = false;
const asked: string[] = [];

beforeAll(() => {
  global.fetch = jest.fn((address: string) => {
    asked.push(address);
    return isOffline
      ? Promise.reject(new TypeError("Failed to fetch"))
      : Promise.resolve({ ok: true, json: () => Promise.resolve(files[address]) });
  }) as never;
});

const type = (value: string) =>
  fireEvent.change(screen.getByRole("searchbox", { name: "What are you looking for?" }), {
    target: { value },
  });

it("says that the search did not come, and tries again at the next word", async () => {
  isOffline = true;
  const { container } = render(<SearchPanel />);
  type("deposit");
  await screen.findByText(/The search could not be loaded/);
  expect(await barriersIn(container)).toEqual([]);
  isOffline = false;
  type("deposits");
  expect(await screen.findByRole("link", { name: /How much deposit/ })).toBeVisible();
});

it("leads to what was found, with its page, a quotation and the words marked", async () => {
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
  expect(asked.filter((address) => address === textsAddress("/faq"))).toHaveLength(1);
  expect(await barriersIn(container)).toEqual([]);
});

it("says what it did not find, and nothing while the field is empty", async () => {
  render(<SearchPanel />);
  type("xylophone");
  await screen.findByText("Nothing found for “xylophone”. Try another word.");
  type("");
  await waitFor(() => expect(screen.getByRole("status")).toBeEmptyDOMElement());
});
