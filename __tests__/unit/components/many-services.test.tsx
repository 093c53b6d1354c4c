/** However many services there are, each can be found. */
import { render, screen, within } from "@testing-library/react";
import { Footer } from "../../../src/components/Footer/Footer";
import { Navbar } from "../../../src/components/Navbar/Navbar";
import { ContactForm } from "../../../src/forms/ContactForm";
import { mockSite } from "../../support/component-fixture";

const count = 25;
const services = Array.from({ length: count }, (_, index) => ({
  id: `s${index}`,
  path: `/services/kind-${index}`,
  slug: `kind-${index}`,
  title: `Kind ${index} of work`,
  group: index % 2 ? "residential" : "commercial",
  offer: "commercial-construction",
}));

beforeEach(() => mockSite({}, { services }));

it("all are in the menus, in the footer and among the form's choices", () => {
  render(
    <>
      <Navbar path="/" />
      <Footer />
      <ContactForm />
    </>,
  );
  const footer = within(screen.getByRole("contentinfo"));
  const choices = within(screen.getByLabelText("What kind of project is it?"));
  for (const { title, path } of services) {
    expect(footer.getByRole("link", { name: title })).toHaveAttribute("href", path);
    expect(choices.getByRole("option", { name: title })).toBeInTheDocument();
  }
  const header = within(screen.getByRole("banner"));
  expect(header.getAllByText(/^Kind \d+ of work$/)).toHaveLength(2 * count);
});
