import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { ContactForm } from "../../../src/forms/ContactForm";
import { EmploymentForm } from "../../../src/forms/EmploymentForm";
import { send, type Failure } from "../../../src/forms/send";
import { SentSummary } from "../../../src/forms/SentSummary";
import { mailtoHref } from "../../../src/forms/summary";
import { axeViolationsIn } from "../../support/axe-dom";
import { InSpanish } from "../../support/words";
import { fillIn, freshBrowser, press, show, type Sent } from "./form-fixture";

jest.mock("../../../src/forms/send");

let sent: Sent;
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  sent = freshBrowser();
  user = userEvent.setup();
});

const fail = (kind: Failure["kind"], status = 0) =>
  act(() => sent.tell.onFailure({ kind, status }));
const field = (label: RegExp) => screen.getByLabelText(label);

describe.each([
  ["contact", <ContactForm key="c" />],
  ["employment", <EmploymentForm key="e" />],
])("the %s form", (name, form) => {
  it("is a Netlify form, accessible at first and with every error, each control with a label", async () => {
    const { container } = show(form);
    const element = container.querySelector("form")!;
    expect(element).toHaveAttribute("data-netlify", "true");
    expect(element).toHaveAttribute("netlify-honeypot", "bot-field");
    expect(element).toHaveAttribute("method", "POST");
    expect(element).toHaveAttribute("action", "/thanks");
    expect(element).toHaveAttribute("enctype", "multipart/form-data");
    expect(element).toHaveFormValues({ "form-name": name, "bot-field": "" });
    expect(container.querySelectorAll("[style], input[multiple], [maxlength]")).toHaveLength(0);
    for (const control of container.querySelectorAll<HTMLInputElement>(
      "input:not([type=hidden]), select, textarea",
    ))
      expect(control.labels?.length).toBe(1);
    expect(await axeViolationsIn(container)).toEqual([]);
    await press(user);
    expect(screen.getByRole("alert")).toBeInTheDocument();
    expect(await axeViolationsIn(container)).toEqual([]);
  });
});

describe("errors", () => {
  it("are listed at the top of main with the focus, link to their fields, and disappear when corrected", async () => {
    show();
    await user.type(field(/^Email/), "sam@");
    await user.tab();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await user.clear(field(/^Email/));
    await press(user);
    const summary = screen.getByRole("alert");
    expect(summary).toHaveFocus();
    expect(screen.getByRole("main").firstElementChild).toContainElement(summary);
    expect(within(summary).getByRole("heading")).toHaveTextContent("There's a problem");
    expect(document.title).toBe("Error: Contact | General Contractor Las Vegas");
    expect(send).not.toHaveBeenCalled();

    const name = field(/^Your name/);
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription("Error: Enter your name");
    await user.click(within(summary).getByRole("link", { name: "Enter your name" }));
    expect(name).toHaveFocus();
    await user.type(name, "Sam");
    expect(name).toBeValid();
    expect(within(summary).queryByText("Enter your name")).not.toBeInTheDocument();

    await user.type(field(/^Phone/), "702 555 0142");
    await user.selectOptions(field(/^What kind of project/), "Kitchen Remodel");
    await user.type(field(/^What would you like to build/), "A");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(document.title).toBe("Contact | General Contractor Las Vegas");
  });
});

describe("the draft", () => {
  const stored = () => window.localStorage.getItem("draft-contact");

  it("restores what was typed, and can be cleared and restored again", async () => {
    const { unmount } = show();
    await fillIn(user);
    unmount();
    show();
    expect(field(/^Your name/)).toHaveValue("Sam");
    expect(field(/^What kind of project/)).toHaveValue("Kitchen Remodel");
    expect(screen.getByText(/We brought back what you typed/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Clear the form" }));
    expect(field(/^Your name/)).toHaveValue("");
    expect(stored()).toBeNull();
    await user.click(screen.getByRole("button", { name: "Bring it back" }));
    expect(field(/^What would you like to build/)).toHaveValue("A new kitchen");
    expect(stored()).not.toBeNull();
  });

  it("gives way to what was typed before React started", async () => {
    const { unmount } = show();
    await fillIn(user);
    unmount();
    document.body.innerHTML = `<form name="contact"><input name="name" value="Ana" /></form>`;
    show();
    expect(field(/^Your name/)).toHaveValue("Ana");
    expect(field(/^What would you like to build/)).toHaveValue("A new kitchen");
    document.body.innerHTML = "";
  });

  it("expires after seven days, and is ignored in another format", async () => {
    const { unmount } = show();
    await fillIn(user);
    unmount();
    const later = Date.now() + 7 * 24 * 60 * 60 * 1000 + 1;
    jest.spyOn(Date, "now").mockReturnValue(later);
    const { unmount: close } = show();
    expect(field(/^Your name/)).toHaveValue("");
    expect(stored()).toBeNull();
    close();
    window.localStorage.setItem("draft-contact", '{"at":"yesterday","answers":[]}');
    show();
    expect(field(/^Your name/)).toHaveValue("");
  });

  it.each(["setItem", "getItem", "removeItem"] as const)(
    "is not needed to send the form where storage fails (%s)",
    async (method) => {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("full", "QuotaExceededError");
      });
      show();
      await fillIn(user);
      await press(user);
      act(() => sent.tell.onSent());
      expect(navigate).toHaveBeenCalledWith("/thanks");
    },
  );

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

describe("sending", () => {
  const filled = async () => {
    const { container } = show();
    await fillIn(user);
    await press(user);
    return container;
  };
  const sentForm = () => JSON.parse(window.sessionStorage.getItem("sent-form")!) as object;

  it("shows its progress, can be stopped, and happens only once at a time", async () => {
    const container = await filled();
    await press(user);
    expect(send).toHaveBeenCalledTimes(1);
    act(() => sent.tell.onProgress({ sent: 1_500_000, total: 4_000_000 }));
    expect(screen.getByText("1.5 MB of 4 MB")).toBeInTheDocument();
    expect(screen.getByRole("progressbar", { name: "Sent so far" })).toHaveValue(1_500_000);
    expect(await axeViolationsIn(container)).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Stop sending" }));
    expect(sent.stop).toHaveBeenCalled();
    expect(field(/^Your name/)).toHaveValue("Sam");
    await press(user);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each<[Failure["kind"], number, RegExp]>([
    ["network", 0, /connection dropped/],
    ["timeout", 0, /took too long to answer/],
    ["refused", 404, /status 404/],
    ["server", 500, /status 500/],
    ["tooLarge", 413, /too big to send/],
  ])(
    "explains the failure %s, keeps everything and offers alternatives",
    async (kind, status, words) => {
      const container = await filled();
      fail(kind, status);
      const panel = screen.getByRole("region", { name: "We couldn't send your request" });
      expect(panel).toHaveTextContent(words);
      expect(within(panel).getByRole("heading")).toHaveFocus();
      expect(document.title).toMatch(/^Error: /);
      const link = (name: RegExp) =>
        within(panel).getByRole("link", { name }).getAttribute("href")!;
      expect(link(/^Call/)).toBe("tel:+17025550142");
      expect(decodeURIComponent(link(/^Email us/))).toContain("A new kitchen");
      expect(field(/^What would you like to build/)).toHaveValue("A new kitchen");
      expect(await axeViolationsIn(container)).toEqual([]);
      const reference = sent.data.get("reference");
      await user.click(within(panel).getByRole("button", { name: "Try again" }));
      expect(send).toHaveBeenCalledTimes(2);
      expect(sent.data.get("reference")).toBe(reference);
    },
  );

  it("asks the network first, waits once a request has failed offline, then sends by itself", async () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const container = await filled();
    expect(send).toHaveBeenCalledTimes(1);
    fail("offline");
    expect(screen.getByRole("heading", { name: "You're offline" })).toHaveFocus();
    expect(await axeViolationsIn(container)).toEqual([]);
    act(() => void window.dispatchEvent(new Event("online")));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("ends on the thank-you page, with the draft deleted and a summary of what was sent", async () => {
    await filled();
    await user.type(field(/^Your name/), " Changed");
    act(() => sent.tell.onSent());
    expect(navigate).toHaveBeenCalledWith("/thanks");
    expect(window.localStorage.getItem("draft-contact")).toBeNull();
    expect(sentForm()).toMatchObject({
      form: "contact",
      reference: sent.data.get("reference"),
      rows: expect.arrayContaining([{ label: "Your name", value: "Sam" }]) as unknown,
    });
    await press(user);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("treats code and pasted addresses as text, when sent and when shown", async () => {
    const { unmount } = show();
    await fillIn(user);
    const hostile = 'Jane <jane@example.com> <img src=x onerror="window.planted=1"> \u202e';
    await user.click(field(/^What would you like to build/));
    await user.paste(hostile);
    await user.click(field(/^Email/));
    await user.paste("Sam Lee <\u202asam@example.com\u202c>");
    await press(user);
    expect(sent.data.get("message")).toBe(`A new kitchen${hostile}`);
    expect(sent.data.get("email")).toBe("sam@example.com");
    act(() => sent.tell.onSent());
    unmount();
    const { container } = render(<SentSummary />);
    expect(container).toHaveTextContent("Jane <jane@example.com> <img src=x");
    expect(container.querySelector("img")).toBeNull();
    const rows = [{ label: "What would you like to build or change?", value: hostile }];
    const { href } = mailtoHref("hello@example.com", "A request", rows);
    expect(href).not.toMatch(/[<>"\u202e\s]/);
    expect(decodeURIComponent(href)).toContain(hostile);
  });

  it("asks a visitor who is too fast to press again", async () => {
    jest.spyOn(performance, "now").mockReturnValue(500);
    await filled();
    expect(screen.getByRole("heading", { name: "One more press" })).toBeInTheDocument();
    jest.spyOn(performance, "now").mockReturnValue(5_000);
    await press(user);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("speaks Spanish, and sends English values and the language", async () => {
    const { container } = show(
      <InSpanish>
        <ContactForm />
      </InSpanish>,
    );
    const button = () => screen.getByRole("button", { name: "Enviar solicitud" });
    await user.click(button());
    const summary = screen.getByRole("alert", { name: "Hay un problema" });
    expect(summary).toHaveTextContent("Escriba su nombre");
    expect(container).not.toHaveTextContent(/\b(the|your|you|and|optional)\b/i);
    await user.type(field(/^Su nombre/), "Ana");
    await user.type(field(/^Correo electrónico/), "ana@example.com");
    await user.click(screen.getByLabelText("Por correo"));
    await user.selectOptions(field(/^¿Qué tipo de proyecto/), "Otra cosa");
    await user.type(field(/^¿Qué quiere construir/), "Una pared");
    await user.click(button());
    expect(Object.fromEntries(sent.data)).toMatchObject({
      project: "Something else",
      reply: "By email",
      language: "es",
    });
    act(() => sent.tell.onSent());
    expect(sentForm()).toMatchObject({
      rows: expect.arrayContaining([
        { label: "¿Qué tipo de proyecto es?", value: "Otra cosa" },
      ]) as unknown,
    });
  });
});
