/** Forms in Spanish: the visitor reads Spanish, and the office gets what the English form sends. */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { contactForm } from "../../../src/forms/contact";
import { ContactForm } from "../../../src/forms/ContactForm";
import { employmentForm } from "../../../src/forms/employment";
import { EmploymentForm } from "../../../src/forms/EmploymentForm";
import { fieldsOf } from "../../../src/forms/model";
import { SentSummary } from "../../../src/forms/SentSummary";
import { allWords as english } from "../../../src/words/en/all";
import { allWords as spanish } from "../../../src/words/es/all";
import { axeViolationsIn } from "../../support/axe-dom";
import { InSpanish } from "../../support/words";
import { freshBrowser, show, type Sent } from "./form-fixture";

jest.mock("../../../src/forms/send");

const choices = {
  services: [{ title: "Retail", slug: "retail", group: "G" }],
  areas: ["Henderson"],
};

const contact = ({ forms, contact: words }: typeof english) =>
  contactForm(forms.messages, words, choices);
const employment = ({ forms, employment: words }: typeof english) =>
  employmentForm(forms.messages, words.messages);

it.each([
  ["contact", contact(english), contact(spanish)],
  ["employment", employment(english), employment(spanish)],
])("sends the same names and values: %s", (_name, inEnglish, inSpanish) => {
  const sentBy = (form: typeof inEnglish) =>
    fieldsOf(form).map((field) => [
      field.name,
      "options" in field ? field.options.map(({ value }) => value) : field.kind,
    ]);
  expect(sentBy(inSpanish)).toEqual(sentBy(inEnglish));
  expect(inSpanish.subject).toBe(inEnglish.subject);
  const labels = (form: typeof inEnglish) => fieldsOf(form).map(({ label }) => label);
  expect(labels(inSpanish).filter((label) => labels(inEnglish).includes(label))).toEqual([]);
});

describe("the form for a quote in Spanish", () => {
  let sent: Sent;
  beforeEach(() => {
    sent = freshBrowser();
  });

  const send = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole("button", { name: "Enviar solicitud" }));

  it("shows its errors in Spanish", async () => {
    const user = userEvent.setup();
    const { container } = show(
      <InSpanish>
        <ContactForm />
      </InSpanish>,
    );
    await send(user);
    expect(screen.getByRole("alert", { name: "Hay un problema" })).toHaveTextContent(
      "Escriba su nombre",
    );
    expect(document.title).toBe("Error: Contact | General Contractor Las Vegas");
    expect(screen.getByText(/Lo que escriba se queda en este navegador 7 días/)).toBeVisible();
    expect(container).not.toHaveTextContent(/\b(the|your|you|and|optional)\b/i);
    expect(await axeViolationsIn(document.body)).toEqual([]);
  });

  it("sends English values and the language, and has a summary in Spanish", async () => {
    const user = userEvent.setup();
    show(
      <InSpanish>
        <ContactForm />
        <SentSummary />
      </InSpanish>,
    );
    await user.type(screen.getByLabelText(/^Su nombre/), "Ana");
    await user.type(screen.getByLabelText(/^Correo electrónico/), "ana@example.com");
    await user.click(screen.getByLabelText("Por correo electrónico"));
    await user.selectOptions(screen.getByLabelText(/^¿De qué se trata/), "Otra cosa");
    await user.type(screen.getByLabelText(/^¿Qué quiere construir/), "Una pared");
    await send(user);
    expect(sent.data.get("project")).toBe("Something else");
    expect(sent.data.get("reply")).toBe("By e-mail");
    expect(sent.data.get("language")).toBe("es");
    act(() => sent.tell.onSent());
    const kept = JSON.parse(window.sessionStorage.getItem("sent-form") ?? "{}") as object;
    expect(kept).toMatchObject({
      rows: expect.arrayContaining([{ label: "¿De qué se trata?", value: "Otra cosa" }]) as unknown,
    });
  });
});

it("asks applicants in Spanish", () => {
  freshBrowser();
  const { container } = render(<EmploymentForm />, { wrapper: InSpanish });
  expect(screen.getByRole("button", { name: "Enviar solicitud de empleo" })).toBeEnabled();
  expect(container).not.toHaveTextContent(/\b(the|your|you|and|optional)\b/i);
});
