/** However many services there are, each can be found, and counts in texts are right. */
import { render, screen, within } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { Footer } from "../../../src/components/Footer/Footer";
import { Navbar } from "../../../src/components/Navbar/Navbar";
import { ContactForm } from "../../../src/forms/ContactForm";
import BlogPage from "../../../src/pages/blog";
import ServicesPage from "../../../src/pages/services";
import { mockSite, page } from "../../support/component-fixture";

const count = 25;
const services = Array.from({ length: count }, (_, index) => ({
  id: `s${index}`,
  path: `/services/kind-${index}`,
  slug: `kind-${index}`,
  title: `Kind ${index} of work`,
  group: index % 2 ? "residential" : "commercial",
}));

beforeEach(() => mockSite({}, services));

it("all are in the menus, in the footer and among the form's choices", () => {
  render(
    <>
      <Navbar path="/" />
      <Footer />
      <ContactForm />
    </>,
  );
  const footer = within(screen.getByRole("contentinfo"));
  const choices = within(screen.getByLabelText("What is it about?"));
  for (const { title, path } of services) {
    expect(footer.getByRole("link", { name: title })).toHaveAttribute("href", path);
    expect(choices.getByRole("option", { name: title })).toBeInTheDocument();
  }
  const header = within(screen.getByRole("banner"));
  expect(header.getAllByText(/^Kind \d+ of work$/)).toHaveLength(2 * count);
});

it("pages count the services that they mention", () => {
  const cards = services.map(({ title, group }) => ({
    ...page(title),
    group,
    facts: { permits: "The county", occupancy: "Stays open" },
  }));
  const allService = { totalCount: count, nodes: cards };
  const props = { data: { allService, allArticle: { nodes: [] } } };
  const { container, unmount } = render(
    <ServicesPage {...(props as unknown as PageProps<Queries.ServicesPageQuery>)} />,
  );
  expect(container).toHaveTextContent("All 25 kinds of work");
  unmount();
  render(<BlogPage {...(props as unknown as PageProps<Queries.BlogPageQuery>)} />);
  expect(screen.getByRole("link", { name: "our 25 services" })).toHaveAttribute(
    "href",
    "/services",
  );
});
