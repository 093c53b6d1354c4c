import { render, screen } from "@testing-library/react";
import EmploymentPage from "../../../src/pages/apply-for-employment";
import { mockSite } from "../../support/component-fixture";
import { formSource } from "../../support/form-data";

const page = {
  path: "/apply-for-employment",
  heading: "Jobs",
  title: "Jobs",
  description: "Jobs",
  lead: { html: "Words" },
  note: null,
  picture: null,
  sections: ["jobs", "apply", "know", "reach", "call"].map((id) => ({
    id,
    title: `Title of ${id}`,
    html: "<p>Words</p>",
    parts: [],
  })),
};

/** Shows the page of a business whose people say so of their languages. */
function show(...spoken: { language: string; text: string }[][]) {
  mockSite();
  const nodes = spoken.map((sentences) => ({ spoken: sentences }));
  const props: object = {
    data: { page, form: formSource("employment"), allPerson: { nodes } },
  };
  render(<EmploymentPage {...(props as Parameters<typeof EmploymentPage>[0])} />);
}

const english = { language: "en", text: "We speak English." };
const spanish = { language: "es", text: "Hablamos español." };

it("says once, in itself, which other language people of the business speak", () => {
  show([english, spanish], [spanish]);
  expect(screen.getByText("Hablamos español.")).toHaveAttribute("lang", "es");
  expect(screen.queryByText("We speak English.")).toBeNull();
});

it("says nothing of languages where nobody speaks another", () => {
  show([english], []);
  expect(screen.queryByText(/We speak|Hablamos/)).toBeNull();
  expect(screen.getAllByRole("link", { name: /^Call/ })[0]).toHaveAttribute(
    "href",
    "tel:+17025550142",
  );
});
