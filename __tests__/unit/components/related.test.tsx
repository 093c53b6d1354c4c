import { render, screen, within } from "@testing-library/react";
import { RelatedArticles } from "../../../src/components/RelatedArticles/RelatedArticles";
import { RelatedBlogs } from "../../../src/components/RelatedBlogs/RelatedBlogs";
import { RelatedBuildRecaps } from "../../../src/components/RelatedBuildRecaps/RelatedBuildRecaps";
import { RelatedServices } from "../../../src/components/RelatedServices/RelatedServices";
import { page } from "../../support/component-fixture";

describe("related pages", () => {
  it.each([
    ["Related articles", RelatedArticles],
    ["More from the blog", RelatedBlogs],
    ["From the build process", RelatedBuildRecaps],
    ["Services", RelatedServices],
  ])("stand under “%s”", (title, Related) => {
    const { rerender, container } = render(<Related pages={[page("Casita")]} />);
    const region = within(screen.getByRole("region", { name: title }));
    expect(region.getByRole("link", { name: "Casita" })).toHaveAttribute(
      "href",
      "/somewhere/casita",
    );
    rerender(<Related pages={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
