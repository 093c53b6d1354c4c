import { isOpening, layOut, setOpening, waitBelow } from "../../../src/visit/lay-out";

const at = (address: string) => new URL(address, "https://site.test") as unknown as Location;

it.each([
  ["a link to another page", "/about", true, true],
  ["a link to a place of another page", "/about#people", true, false],
  ["a link within the page", "/?x=1", true, false],
  ["Back", "/about", false, false],
])("after %s what is far below waits: %s %s %s", (_name, address, followsLink, waits) => {
  setOpening(document, !waits);
  waitBelow(document, at(address), at("/"), followsLink);
  expect(isOpening(document)).toBe(waits);
});

it("is laid out piece by piece, by the clock of its window", () => {
  jest.useFakeTimers();
  document.body.innerHTML = "<main><p>a</p><p>b</p></main>";
  setOpening(document, true);
  layOut(window);
  const shown = () =>
    [...document.querySelectorAll("p")].map(({ style }) => style.contentVisibility === "visible");
  jest.advanceTimersByTime(20);
  expect(shown()).toEqual([true, false]);
  jest.advanceTimersByTime(20);
  expect([shown(), isOpening(document)]).toEqual([[true, true], true]);
  jest.advanceTimersByTime(20);
  expect(isOpening(document)).toBe(false);
  jest.useRealTimers();
});
