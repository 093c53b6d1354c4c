import { watchScroll } from "../../../src/visit/scroll";

/** Dispatches an event of leaving or showing the document; jsdom has no PageTransitionEvent. */
const transition = (type: "pagehide" | "pageshow", persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));

const scrolledTo = (top: number) => {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event("scroll"));
};

it("restores the position of a document from the browser's back/forward cache", () => {
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  watchScroll();
  transition("pageshow", false);
  scrolledTo(400);
  transition("pagehide", true);
  Object.assign(window, { scrollY: 0 });
  transition("pageshow", true);
  expect(scrollTo.mock.calls).toEqual([[{ top: 400, behavior: "instant" }]]);
});
