/** What the lists of forms offer of the site: its services and areas. */
import { render, screen } from "@testing-library/react";
import { EmploymentForm } from "../../../src/forms/EmploymentForm";
import { fieldsOf, formOf, listsOf } from "../../../src/forms/form-model";
import { mockSite } from "../../support/component-fixture";
import { formSource } from "../../support/form-data";

/** The application, with a list of the site in place of its own. */
const askingFor = (from: "areas" | "services") => {
  const source = formSource("employment");
  const sections = source.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => (field.name === "role" ? { ...field, from } : field)),
  }));
  return { ...source, sections };
};

it("stand in every form that asks for them", () => {
  mockSite();
  const { unmount } = render(<EmploymentForm form={askingFor("areas")} />);
  expect(screen.getByRole("option", { name: "Henderson" })).toHaveValue("Henderson");
  unmount();
  render(<EmploymentForm form={askingFor("services")} />);
  expect(screen.getByRole("option", { name: "Kitchen Remodel" })).toHaveValue("Kitchen Remodel");
});

it("send the words of the first language in each, also where a translation is out of date", () => {
  const lists = listsOf(
    {
      services: [{ slug: "kitchen", title: "Cocinas", group: "Casas" }],
      areas: [{ name: "Las Vegas Norte", notice: "Todavía no." }, { name: "Henderson" }],
    },
    {
      services: [{ slug: "kitchen", title: "Kitchens" }],
      areas: [{ name: "North Las Vegas", notice: "Not yet." }, { name: "Henderson" }],
    },
  );
  expect(lists.services).toEqual([
    { slug: "kitchen", value: "Kitchens", title: "Cocinas", group: "Casas" },
  ]);
  expect(lists.areas).toEqual([
    { value: "North Las Vegas", title: "Las Vegas Norte: Todavía no." },
    { value: "Henderson", title: "Henderson" },
  ]);
  const form = formOf("employment", askingFor("areas"), lists);
  expect(fieldsOf(form).find(({ name }) => name === "role")?.options[0]?.value).toBe(
    "North Las Vegas",
  );
});
