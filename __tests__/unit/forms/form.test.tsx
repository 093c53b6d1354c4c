import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import type { ReactElement } from "react";
import { WithMiddleware } from "../../../src/visit/middleware";
import { ContactForm } from "../../../src/forms/ContactForm";
import { EmploymentForm } from "../../../src/forms/EmploymentForm";
import { send, type Failure } from "../../../src/forms/send";
import { SentSummary } from "../../../src/forms/sent";
import { mailtoHref } from "../../../src/forms/summary";
import { mockSite } from "../../support/component-fixture";
import { formSource } from "../../support/form-data";
import { InSpanish } from "../../support/words";

jest.mock("../../../src/forms/send");

/** What was sent last, and how its outcome is reported. */
let data: FormData;
let report: Parameters<typeof send>[2];
let user: ReturnType<typeof userEvent.setup>;
const stop = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  mockSite();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, "", "/contact");
  document.title = "Contact | General Contractor Las Vegas";
  Element.prototype.scrollIntoView = jest.fn();
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  jest.mocked(send).mockImplementation((_url, sent, outcome) => {
    [data, report] = [sent, outcome];
    return stop;
  });
  user = userEvent.setup();
  waited = 0;
  const { now } = Date;
  jest.spyOn(Date, "now").mockImplementation(() => now() + waited);
});

/**
 * By how much the clock is ahead, in milliseconds: few people fill in a form within two seconds.
 */
let waited = 0;

/** Renders a form within a page. */
const show = (form: ReactElement = <ContactForm form={formSource("contact")} />) =>
  render(
    <main>
      <h1>Contact</h1>
      <WithMiddleware names={["project-type"]} search={window.location.search}>
        {form}
      </WithMiddleware>
    </main>,
  );

async function write(label: RegExp, text: string) {
  await user.click(field(label));
  await user.paste(text);
}

async function fillIn() {
  await write(/^Your name/, "Sam");
  await write(/^Phone/, "702 555 0142");
  await user.selectOptions(field(/^What kind of project/), "Kitchen Remodel");
  await write(/^What would you like to build/, "A new kitchen");
}

/** The contact form as declared, except that its phone is not to be kept. */
function withoutDraftOfPhone() {
  const source = formSource("contact");
  const sections = source.sections.map((section) => ({
    ...section,
    fields: section.fields.map((one) => (one.name === "phone" ? { ...one, draft: false } : one)),
  }));
  return { ...source, sections };
}

const press = async () => {
  waited += 3_000;
  await user.click(screen.getByRole("button", { name: /^Send|^Sending/ }));
};
const fail = (kind: Failure["kind"], status = 0) => act(() => report.onFailure({ kind, status }));
const field = (label: RegExp) => screen.getByLabelText(label);

it.each([
  ["contact", <ContactForm key="c" form={formSource("contact")} />],
  ["employment", <EmploymentForm key="e" form={formSource("employment")} />],
])("the %s form is one of Netlify's, and cuts no text that is pasted", (name, form) => {
  const { container } = show(form);
  const element = container.querySelector("form")!;
  expect(element).toHaveAttribute("data-netlify", "true");
  expect(element).toHaveAttribute("netlify-honeypot", "bot-field");
  expect(element).toHaveAttribute("enctype", "multipart/form-data");
  expect(element).toHaveFormValues({ "form-name": name, "bot-field": "" });
  expect(container.querySelectorAll("[style], input[multiple], [maxlength]")).toHaveLength(0);
});

it("describes errors beside their fields and in the title, until they are corrected", async () => {
  show();
  await write(/^Email/, "sam@");
  await user.tab();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await user.clear(field(/^Email/));
  await press();
  const summary = await screen.findByRole("alert");
  expect(summary.parentElement).toHaveFocus();
  expect(screen.getByRole("main").firstElementChild).toContainElement(summary);
  expect(document.title).toBe("Error: Contact | General Contractor Las Vegas");
  expect(send).not.toHaveBeenCalled();
  expect(field(/^Your name/)).toHaveAccessibleDescription("Error: Enter your name");
  expect(field(/^Your name/)).toHaveProperty("validationMessage", "Enter your name");
  await fillIn();
  expect(field(/^Your name/)).toBeValid();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(document.title).toBe("Contact | General Contractor Las Vegas");
});

describe("the draft", () => {
  const key = () => Object.keys(window.localStorage).find((one) => one.startsWith("draft-"));
  const stored = () => window.localStorage.getItem(key() ?? "");

  it("restores what was typed, and can be cleared and restored again", async () => {
    const { unmount } = show();
    await fillIn();
    unmount();
    show();
    expect(await screen.findByText(/We brought back what you typed/)).toBeInTheDocument();
    expect(field(/^Your name/)).toHaveValue("Sam");
    expect(field(/^What kind of project/)).toHaveValue("Kitchen Remodel");
    await user.click(screen.getByRole("button", { name: "Clear the form" }));
    expect(field(/^Your name/)).toHaveValue("");
    expect(stored()).toBeNull();
    await user.click(screen.getByRole("button", { name: "Bring it back" }));
    expect(field(/^What would you like to build/)).toHaveValue("A new kitchen");
    expect(stored()).not.toBeNull();
  });

  it("is not needed to send the form where storage is refused", async () => {
    for (const method of ["setItem", "getItem", "removeItem"] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("full", "QuotaExceededError");
      });
    show();
    await fillIn();
    await press();
    act(() => report.onSent());
    expect(navigate).toHaveBeenCalledWith("/thanks");
  });

  it.each([
    ['{"at":1,"answers":null}', "no answers"],
    ['{"at":NOW,"answers":null}', "answers that are none"],
    ['{"at":NOW,"answers":{"name":7}}', "answers of another type"],
    ["[", "no JSON"],
  ])("is deleted where %s stands in storage: %s", async (value) => {
    window.localStorage.setItem("draft-contact-K7QD-M2XW", value.replace("NOW", `${Date.now()}`));
    show();
    await user.tab();
    expect(field(/^Your name/)).toHaveValue("");
    expect(stored()).toBeNull();
  });

  it("fills in no field that is no question", async () => {
    const answers = { "bot-field": "x", reference: "evil", name: "Sam" };
    window.localStorage.setItem(
      "draft-contact-K7QD-M2XW",
      JSON.stringify({ at: Date.now(), answers }),
    );
    const { container } = show();
    expect(await screen.findByText(/We brought back what you typed/)).toBeInTheDocument();
    expect(container.querySelector("form")).toHaveFormValues({
      "bot-field": "",
      reference: "",
      name: "Sam",
    });
  });

  it("is not kept of words that came by a link, until somebody edits them", async () => {
    window.history.replaceState(null, "", "/contact#message=My%20plan");
    show();
    await screen.findByDisplayValue("My plan");
    expect(stored()).toBeNull();
    await write(/^Your name/, "Sam");
    await user.tab();
    expect(stored()).toContain("Sam");
    expect(stored()).not.toContain("My plan");
    await user.type(field(/^What would you like to build/), ", edited");
    await user.tab();
    expect(stored()).toContain("My plan, edited");
  });

  it.each(["%0D%0A", "%0D", "%0A"])("nor of such words with %s between lines", async (end) => {
    window.history.replaceState(null, "", `/contact#message=My%20plan${end}A%20wall`);
    show();
    await waitFor(() =>
      expect(field(/^What would you like to build/)).toHaveValue("My plan\nA wall"),
    );
    await write(/^Your name/, "Sam");
    await user.tab();
    expect(stored()).toContain("Sam");
    expect(stored()).not.toContain("My plan");
  });

  it("takes no words from the part of an address that servers see", async () => {
    window.history.replaceState(null, "", "/contact?message=My%20plan");
    show();
    await user.tab();
    expect(field(/^What would you like to build/)).toHaveValue("");
  });

  it("leaves out what the form says is not to be kept", async () => {
    show(<ContactForm form={withoutDraftOfPhone()} />);
    await fillIn();
    await user.tab();
    expect(stored()).toContain("A new kitchen");
    expect(stored()).not.toContain("702 555");
  });

  it("nor is such an answer kept for the thanks page", async () => {
    show(<ContactForm form={withoutDraftOfPhone()} />);
    await fillIn();
    await press();
    act(() => report.onSent());
    const sent = window.sessionStorage.getItem("sent-form");
    expect(sent).toContain("A new kitchen");
    expect(sent).not.toContain("702 555");
  });

  it("ends with its request, and leaves that of another tab", async () => {
    window.localStorage.setItem(
      "draft-contact-A2CD-E4FG",
      JSON.stringify({ at: Date.now() - 1_000, answers: { name: "Another tab" } }),
    );
    window.sessionStorage.setItem("request-contact", '"K7QD-M2XW"');
    window.localStorage.setItem(
      "draft-contact-K7QD-M2XW",
      JSON.stringify({ at: Date.now(), answers: { name: "Sam" } }),
    );
    show();
    await screen.findByDisplayValue("Sam");
    await fillIn();
    await press();
    expect(data.get("reference")).toBe("K7QD-M2XW");
    act(() => report.onSent());
    expect(Object.keys(window.localStorage)).toEqual(["draft-contact-A2CD-E4FG"]);
  });

  it("of another tab is not taken over by a page that comes back", async () => {
    const held = new Set<string>();
    const request = async (
      key: string,
      _options: unknown,
      use: (lock: object | null) => Promise<void> | undefined,
    ) => {
      if (held.has(key)) return use(null);
      held.add(key);
      await use({});
      held.delete(key);
      return undefined;
    };
    Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
    const draft = (answers: object, age: number) =>
      JSON.stringify({ at: Date.now() - age, answers });
    window.sessionStorage.setItem("request-contact", '"K7QD-M2XW"');
    window.localStorage.setItem("draft-contact-K7QD-M2XW", draft({ name: "Sam" }, 0));
    window.localStorage.setItem("draft-contact-A2CD-E4FG", draft({ message: "An hour" }, 1_000));
    show();
    await screen.findByDisplayValue("Sam");
    const inTurn = () => act(() => new Promise<void>((done) => setTimeout(done, 0)));
    window.dispatchEvent(new Event("pagehide"));
    await inTurn();
    // Another tab takes the newest draft over.
    held.add("draft-contact-K7QD-M2XW");
    const back = Object.assign(new Event("pageshow"), { persisted: true });
    act(() => void window.dispatchEvent(back));
    await inTurn();
    await fillIn();
    await press();
    const reference = data.get("reference");
    expect(["K7QD-M2XW", "A2CD-E4FG"]).not.toContain(reference);
    act(() => report.onSent());
    Reflect.deleteProperty(navigator, "locks");
    expect(Object.keys(window.localStorage).sort()).toEqual([
      "draft-contact-A2CD-E4FG",
      "draft-contact-K7QD-M2XW",
    ]);
    expect(window.localStorage.getItem("draft-contact-A2CD-E4FG")).toContain("An hour");
  });

  it("chooses the project of the address, unless the visitor has chosen another", async () => {
    window.history.replaceState(null, "", "/contact?project=kitchen-remodel");
    const { unmount } = show();
    expect(field(/^What kind of project/)).toHaveValue("Kitchen Remodel");
    await user.selectOptions(field(/^What kind of project/), "Something else");
    unmount();
    show();
    expect(field(/^What kind of project/)).toHaveValue("Something else");
  });
});

it("asks once about a form that is sent within two seconds, and then sends it", async () => {
  show();
  await fillIn();
  const send2 = () => user.click(screen.getByRole("button", { name: "Send request" }));
  jest.spyOn(Date, "now").mockReturnValue(0);
  await send2();
  expect(await screen.findByRole("heading", { name: "Ready to send?" })).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await send2();
  expect(send).toHaveBeenCalledTimes(1);
});

it("asks about the only contact where it looks mistyped", async () => {
  show();
  await fillIn();
  await user.clear(field(/^Phone/));
  await write(/^Phone/, "123 456 7890");
  await press();
  expect(await screen.findByText(/“123 456 7890”/)).toBeInTheDocument();
  await press();
  expect(send).toHaveBeenCalledTimes(1);
});

it("asks about another contact too, and about each once", async () => {
  show();
  await fillIn();
  const phone = async (number: string) => {
    await user.clear(field(/^Phone/));
    await write(/^Phone/, number);
    await press();
  };
  await phone("123 456 7890");
  await phone("123 456 7891");
  expect(await screen.findByText(/“123 456 7891”/)).toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
  await press();
  expect(send).toHaveBeenCalledTimes(1);
});

describe("sending", () => {
  const filled = async () => {
    show();
    await fillIn();
    await press();
  };

  it("shows its progress, can be stopped, and happens only once at a time", async () => {
    await filled();
    await press();
    expect(send).toHaveBeenCalledTimes(1);
    act(() => report.onProgress({ sent: 1_500_000, total: 4_000_000 }));
    expect(screen.getByText("1.5 MB of 4 MB")).toBeInTheDocument();
    expect(screen.getByRole("progressbar", { name: "Sent so far" })).toHaveValue(1_500_000);
    await user.click(screen.getByRole("button", { name: "Stop sending" }));
    expect(stop).toHaveBeenCalled();
    expect(field(/^Your name/)).toHaveValue("Sam");
    await press();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each([
    [1_500_000, false],
    [4_000_000, true],
  ])(
    "says that it may have arrived where it is stopped after %i of 4,000,000 bytes: %s",
    async (sent, isSaid) => {
      await filled();
      act(() => report.onProgress({ sent, total: 4_000_000 }));
      await user.click(screen.getByRole("button", { name: "Stop sending" }));
      const panel = screen.getByRole("region", { name: "Sending stopped" });
      const said = within(panel).queryAllByText(/It may have arrived anyway/);
      expect(said).toHaveLength(isSaid ? 1 : 0);
    },
  );

  it("happens once where the form is submitted twice before the page has been drawn anew", async () => {
    const { container } = show();
    await fillIn();
    waited += 3_000;
    const form = container.querySelector("form")!;
    act(() => {
      form.requestSubmit();
      form.requestSubmit();
    });
    expect(send).toHaveBeenCalledTimes(1);
    fail("network");
    act(() => form.requestSubmit());
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each<[Failure["kind"], number, RegExp]>([
    ["network", 0, /connection dropped/],
    ["timeout", 0, /took too long to answer/],
    ["refused", 404, /status 404/],
    ["tooLarge", 413, /too big to send/],
  ])("explains the failure %s, and offers alternatives", async (kind, status, words) => {
    await filled();
    fail(kind, status);
    const panel = screen.getByRole("region", { name: "We couldn’t send your request" });
    expect(panel).toHaveTextContent(words);
    const link = (name: RegExp) => within(panel).getByRole("link", { name }).getAttribute("href")!;
    expect(link(/^Call/)).toBe("tel:+17025550142");
    expect(decodeURIComponent(link(/^Email us/))).toContain("A new kitchen");
    const reference = data.get("reference");
    await user.click(within(panel).getByRole("button", { name: "Try again" }));
    expect(data.get("reference")).toBe(reference);
  });

  it("asks the network first, waits once a request has failed offline, then sends by itself", async () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await filled();
    expect(send).toHaveBeenCalledTimes(1);
    fail("offline");
    expect(screen.getByRole("heading", { name: "You’re offline" })).toHaveFocus();
    act(() => void window.dispatchEvent(new Event("online")));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("treats code and pasted addresses as text, when sent and when shown", async () => {
    const { unmount } = show();
    await fillIn();
    const hostile = 'Jane <jane@example.com> <img src=x onerror="window.planted=1"> \u202e';
    await user.click(field(/^What would you like to build/));
    await user.paste(hostile);
    await user.click(field(/^Email/));
    await user.paste("Sam Lee <\u202asam@example.com\u202c>");
    await press();
    expect(data.get("message")).toBe(`A new kitchen${hostile}`);
    expect(data.get("email")).toBe("sam@example.com");
    act(() => report.onSent());
    unmount();
    const { container } = render(<SentSummary />);
    expect(container).toHaveTextContent("Jane <jane@example.com> <img src=x");
    expect(container.querySelector("img")).toBeNull();
    const rows = [{ label: "What would you like to build or change?", value: hostile }];
    const { href } = mailtoHref("hello@example.com", "A request", rows);
    expect(href).not.toMatch(/[<>"\u202e\s]/);
    expect(decodeURIComponent(href)).toContain(hostile);
  });

  it("speaks Spanish, and sends English values and the language", async () => {
    const { container } = show(
      <InSpanish>
        <ContactForm form={formSource("contact", "es")} />
      </InSpanish>,
    );
    const button = () => screen.getByRole("button", { name: "Enviar solicitud" });
    waited += 3_000;
    await user.click(button());
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveTextContent("Hay un problema");
    expect(summary).toHaveTextContent("Escriba su nombre");
    expect(container).not.toHaveTextContent(/\b(the|your|you|and|optional)\b/i);
    await write(/^Su nombre/, "Ana");
    await write(/^Correo electrónico/, "ana@example.com");
    await user.click(screen.getByLabelText("Por correo"));
    await user.selectOptions(field(/^¿Qué tipo de proyecto/), "Otra cosa");
    await write(/^¿Qué quiere construir/, "Una pared");
    await user.click(button());
    expect(Object.fromEntries(data)).toMatchObject({
      project: "Something else",
      reply: "By email",
      language: "es",
    });
    act(() => report.onSent());
    expect(JSON.parse(window.sessionStorage.getItem("sent-form")!)).toMatchObject({
      rows: expect.arrayContaining([
        { label: "¿Qué tipo de proyecto es?", value: "Otra cosa" },
      ]) as unknown,
    });
  });
});
