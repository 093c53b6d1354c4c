/** The page that thanks says what the form that was sent declares. */
import { render, screen } from "@testing-library/react";
import { rememberSent } from "../../../src/forms/sent";
import ThanksPage from "../../../src/pages/thanks";
import { mockSite } from "../../support/component-fixture";

const page = {
  path: "/thanks",
  heading: "Thanks for whatever it was",
  title: "Thanks",
  description: "Thanks",
  lead: { html: "Words" },
  note: null,
  picture: null,
  pictureDark: null,
  sections: ["hall", "band", "next", "after-band", "chairs", "drums", "maybe-band", "call"].map(
    (id) => ({ id, title: `Title of ${id}`, html: `<p>Words of ${id}</p>`, parts: [] }),
  ),
};

const faq = { answer: { html: "<p>We read it first.</p>" } };

const forms = [
  {
    entryId: "band",
    page: "/bands",
    faq: null,
    thanks: {
      received: "band",
      next: "after-band",
      prepare: "drums",
      unsure: "maybe-band",
    },
  },
  {
    entryId: "hall",
    page: "/contact",
    faq,
    thanks: { received: "hall", next: null, prepare: "chairs", unsure: null },
  },
];

function show(sample = true) {
  mockSite({ sample });
  const data = {
    page,
    allForm: { nodes: forms },
  };
  const props: object = { data };
  return render(<ThanksPage {...(props as Parameters<typeof ThanksPage>[0])} />);
}

const sent = (form: string) => rememberSent({ form, reference: "ABCD-EFGH", rows: [] });

beforeEach(() => sessionStorage.clear());

it.each([
  ["band", "Words of after-band", "Title of drums"],
  ["hall", "We read it first.", "Title of chairs"],
])("thanks for the form %s in its own words", (form, next, prepare) => {
  sent(form);
  show();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(`Title of ${form}`);
  expect(screen.getByText(next)).toBeVisible();
  expect(screen.getByRole("heading", { name: prepare })).toBeVisible();
  expect(screen.queryByText("Words of maybe-band")).toBeNull();
});

it.each([
  ["none was sent", undefined],
  ["the one that was sent is no longer there", "tent"],
])("covers every form where %s, with what the form to write to us asks for", (_case, form) => {
  if (form) sent(form);
  show();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Thanks for whatever it was");
  expect(screen.getByText("We read it first.")).toBeVisible();
  expect(screen.getByText("Words of maybe-band")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Title of chairs" })).toBeVisible();
});

it("says at a sample that nobody answers", () => {
  sent("band");
  show();
  expect(screen.getByText(/nobody answers it/)).toBeVisible();
  expect(screen.queryByText("Words of band")).toBeNull();
});

it.each([
  ["what follows a form", "band", "Words of after-band"],
  ["what may follow", undefined, "Words of maybe-band"],
])("outlines at a sample, as nobody keeps it, %s", (_case, form, promise) => {
  const outlined = () =>
    Array.from(document.querySelectorAll("[data-specimen]"), ({ textContent }) => textContent);
  if (form) sent(form);
  const { unmount } = show();
  expect(outlined()).toContainEqual(expect.stringContaining(promise));
  unmount();
  show(false);
  expect(screen.getByText(promise)).toBeVisible();
  expect(outlined()).not.toContainEqual(expect.stringContaining(promise));
});

it("promises in the owner's words once the business is real", () => {
  sent("band");
  show(false);
  expect(screen.getByText("Words of band")).toBeVisible();
  expect(screen.queryByText(/nobody answers it/)).toBeNull();
});
