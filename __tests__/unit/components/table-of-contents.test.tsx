import { render, screen } from "@testing-library/react";
import { TableOfContents } from "../../../src/components/TableOfContents/TableOfContents";

const headings = ["One", "Two", "Three"].map((title) => ({ id: title, title, depth: 2 }));

/** Sets the headings' distances from the top of the window. */
const place = (tops: number[]) =>
  headings.forEach(({ id }, index) => {
    const box = { top: tops[index] } as DOMRect;
    document.getElementById(id)!.getBoundingClientRect = () => box;
  });

it("marks the section at a third of the window's height", () => {
  let cross: () => void = jest.fn();
  const disconnect = jest.fn();
  window.IntersectionObserver = jest.fn((tell: () => void) => {
    cross = tell;
    return { observe: jest.fn(), disconnect };
  }) as never;
  const { unmount } = render(
    <>
      <TableOfContents headings={headings} />
      {headings.map(({ id, title }) => (
        <h2 key={id} id={id}>
          {title}
        </h2>
      ))}
    </>,
  );
  const marked = () =>
    screen
      .getAllByRole("link", { hidden: true })
      .filter((link) => link.getAttribute("aria-current") === "location")
      .map((link) => link.textContent);
  for (const [tops, expected] of [
    [[500, 900, 1300], []],
    [[-100, 200, 900], ["Two"]],
    [[-900, -500, 10], ["Three"]],
    [[100, 600, 1000], ["One"]],
  ] as const) {
    place([...tops]);
    cross();
    expect(marked()).toEqual(expected);
  }
  unmount();
  expect(disconnect).toHaveBeenCalled();
});
