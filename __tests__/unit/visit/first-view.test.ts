import { isFirstView, layOut, setFirstView, waitBelow } from "../../../src/visit/first-view";

const at = (address: string) => new URL(address, "https://site.test") as unknown as Location;

it.each([
  ["a link to another page", "/about", true, true],
  ["a link to a place of another page", "/about#people", true, false],
  ["a link within the page", "/?x=1", true, false],
  ["Back", "/about", false, false],
])("after %s what is far below waits: %s %s %s", (_name, address, followsLink, waits) => {
  setFirstView(document, !waits);
  waitBelow(document, at(address), at("/"), followsLink);
  expect(isFirstView(document)).toBe(waits);
});

it("is laid out piece by piece, by the clock of its window", () => {
  jest.useFakeTimers();
  document.body.innerHTML = "<main><p>a</p><p>b</p></main>";
  setFirstView(document, true);
  layOut(window);
  const shown = () =>
    [...document.querySelectorAll("p")].map(({ style }) => style.contentVisibility === "visible");
  jest.advanceTimersByTime(20);
  expect(shown()).toEqual([true, false]);
  jest.advanceTimersByTime(20);
  expect([shown(), isFirstView(document)]).toEqual([[true, true], true]);
  jest.advanceTimersByTime(20);
  expect(isFirstView(document)).toBe(false);
  jest.useRealTimers();
});
