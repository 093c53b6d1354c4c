import { render, screen, within } from "@testing-library/react";
import {
  RelatedArticles,
  RelatedBlogs,
  RelatedBuildRecaps,
  RelatedServices,
} from "../../../src/components/RelatedList/RelatedList";
import { page } from "../../support/component-fixture";

describe("related pages", () => {
  it.each([
    ["Related articles", RelatedArticles],
    ["More articles", RelatedBlogs],
    ["Build logs", RelatedBuildRecaps],
    ["Services", RelatedServices],
  ])("are listed under “%s”", (title, Related) => {
    const { rerender, container } = render(<Related pages={[page("Casita")]} />);
    const region = within(screen.getByRole("region", { name: title }));
    expect(region.getByRole("link", { name: "Casita" })).toHaveAttribute(
      "href",
      "/somewhere/casita",
    );
    rerender(<Related pages={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it("have thumbnails if the query has them", () => {
    const { container, rerender } = render(<RelatedServices pages={[page("Casita")]} />);
    expect(container.querySelectorAll("img")).toHaveLength(1);
    const { hero: _, ...named } = page("Casita");
    rerender(<RelatedArticles pages={[named]} />);
    expect(container.querySelectorAll("img")).toHaveLength(0);
  });
});
