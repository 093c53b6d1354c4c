import { render, screen, within } from "@testing-library/react";
import { ContentBlocks } from "../../../src/components/ContentBlocks/ContentBlocks";
import { Drawing } from "../../../src/components/Drawing/Drawing";

const drawing: Queries.Drawing_drawingFragment = {
  file: { publicURL: "/static/abc/drawing.svg" },
  section: "one",
  strip: null,
  alt: "Section through a shower wall",
  caption: "Follow the line in color.",
  labels: [
    { text: "Stud", x: 96, y: 84, anchor: "end" },
    { text: "Backer board", x: 300, y: 58, anchor: null },
  ],
};

describe("Drawing", () => {
  it("has an accessible name, its labels as positioned text, and its caption", () => {
    render(<Drawing drawing={drawing} />);
    const lines = screen.getByRole("group", { name: "Section through a shower wall" });
    const label = within(lines).getByText("Stud").closest("text");
    expect(label).toHaveAttribute("x", "96");
    expect(label).toHaveAttribute("text-anchor", "end");
    expect(lines.querySelector("use")).toHaveAttribute("href", "/static/abc/drawing.svg#art");
    expect(screen.getByText("Follow the line in color.")).toBeVisible();
  });
});

describe("ContentBlocks", () => {
  const html = '<h2 id="one">One</h2><p>First.</p><h2 id="two">Two</h2><p>Second.</p>';

  it.each([
    ["one", ["First.", "Follow the line in color.", "Second."]],
    ["two", ["First.", "Second.", "Follow the line in color."]],
    ["other", ["First.", "Second."]],
  ])("shows a drawing at the end of section %s", (section, order) => {
    const { container } = render(
      <ContentBlocks blocks={[{ html, picture: null }]} drawings={[{ ...drawing, section }]} />,
    );
    const words = Array.from(
      container.querySelectorAll("p, figcaption"),
      ({ textContent }) => textContent,
    );
    expect(words).toEqual(order);
  });
});
