import { render, screen, within } from "@testing-library/react";
import { RelatedPages } from "../../../src/components/RelatedList/RelatedList";
import { page } from "../../support/component-fixture";

const related = {
  relatedServices: [page("Casita")],
  relatedBuildRecaps: [],
  relatedArticles: [page("Permits")],
};

it("related pages are listed by kind, services and logs with a picture, and no empty kind", () => {
  render(<RelatedPages page={related} />);
  const list = (name: string) => within(screen.getByRole("region", { name }));
  expect(list("Services").getByRole("link", { name: "Casita" })).toHaveAttribute(
    "href",
    "/somewhere/casita",
  );
  expect(list("Services").getByAltText("")).toBeInTheDocument();
  expect(list("Related articles").getByRole("link", { name: "Permits" })).toBeInTheDocument();
  expect(list("Related articles").queryByAltText("")).toBeNull();
  expect(screen.queryByRole("region", { name: "Build logs" })).toBeNull();
});
