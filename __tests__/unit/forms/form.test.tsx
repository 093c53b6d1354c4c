import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { ContactForm } from "../../../src/forms/ContactForm";
import { EmploymentForm } from "../../../src/forms/EmploymentForm";
import { send, type Failure } from "../../../src/forms/send";
import { barriersIn } from "../../support/axe-dom";
import { answerSite } from "../../support/component-fixture";

jest.mock("../../../src/forms/send");

/** The last thing that was sent, and what the form wants to be told about it. */
let data: FormData;
let tell: Parameters<typeof send>[2];
const cancel = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  answerSite();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, "", "/contact");
  Element.prototype.scrollIntoView = jest.fn();
  jest.mocked(send).mockImplementation((_url, body, options) => {
    data = body;
    tell = options;
    return { cancel };
  });
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  let clock = 0;
  jest.spyOn(performance, "now").mockImplementation(() => (clock += 10_000));
  document.title = "Contact | General Contractor Las Vegas";
});

const show = (form = <ContactForm />) =>
  render(
    <main>
      <h1>Contact</h1>
      <h2>Request a quote</h2>
      {form}
    </main>,
  );

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText(/^Your name/), "Sam");
  await user.type(screen.getByLabelText(/^Phone number/), "702 555 0142");
  await user.selectOptions(screen.getByLabelText(/^What is it about/), "Kitchen Remodel");
  await user.type(screen.getByLabelText(/^What do you want/), "A new kitchen");
}

const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole("button", { name: /^Send|^Sending/ }));

describe.each([
  ["contact", <ContactForm key="c" />],
  ["employment", <EmploymentForm key="e" />],
])("the %s form", (name, form) => {
  it("has no barriers, as it comes and with every error", async () => {
    const user = userEvent.setup();
    const { container } = show(form);
    expect(await barriersIn(container)).toEqual([]);
    await press(user);
    expect(screen.getByRole("alert")).toBeInTheDocument();
    expect(await barriersIn(container)).toEqual([]);
  });

  it("is a Netlify form", () => {
    const { container } = show(form);
    const element = container.querySelector("form")!;
    expect(element).toHaveAttribute("data-netlify", "true");
    expect(element).toHaveAttribute("netlify-honeypot", "bot-field");
    expect(element).toHaveAttribute("method", "POST");
    expect(element).toHaveAttribute("action", "/thanks");
    expect(element).toHaveAttribute("enctype", "multipart/form-data");
    expect(element).toHaveFormValues({ "form-name": name, "bot-field": "" });
    expect(container.querySelectorAll("[style]")).toHaveLength(0);
    expect(container.querySelectorAll("input[multiple]")).toHaveLength(0);
  });

  it("gives every control a label", () => {
    const { container } = show(form);
    for (const control of container.querySelectorAll<HTMLInputElement>(
      "input:not([type=hidden]), select, textarea",
    ))
      expect(control.labels?.length).toBe(1);
  });
});

describe("errors", () => {
  it("stand at the top of main with the focus, link to their fields, and go as they are mended", async () => {
    const user = userEvent.setup();
    show();
    await press(user);
    const summary = screen.getByRole("alert");
    expect(summary).toHaveFocus();
    expect(screen.getByRole("main").firstElementChild).toContainElement(summary);
    expect(within(summary).getByRole("heading", { level: 2 })).toHaveTextContent(
      "There is a problem",
    );
    expect(document.title).toBe("Error: Contact | General Contractor Las Vegas");
    expect(send).not.toHaveBeenCalled();

    const name = screen.getByLabelText(/^Your name/);
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription("Error: Enter your name");
    await user.click(within(summary).getByRole("link", { name: "Enter your name" }));
    expect(name).toHaveFocus();
    await user.type(name, "Sam");
    expect(name).toBeValid();
    expect(within(summary).queryByText("Enter your name")).not.toBeInTheDocument();

    await user.type(screen.getByLabelText(/^Phone number/), "702 555 0142");
    await user.selectOptions(screen.getByLabelText(/^What is it about/), "Kitchen Remodel");
    await user.type(screen.getByLabelText(/^What do you want/), "A");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(document.title).toBe("Contact | General Contractor Las Vegas");
  });

  it("do not come while someone types", async () => {
    const user = userEvent.setup();
    show();
    await user.type(screen.getByLabelText(/^E-mail address/), "sam@");
    await user.tab();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe("sending", () => {
  it("shows its progress, can be stopped, and happens once at a time", async () => {
    const user = userEvent.setup();
    const { container } = show();
    await fillIn(user);
    await press(user);
    await press(user);
    expect(send).toHaveBeenCalledTimes(1);
    act(() => tell.onProgress({ sent: 1_500_000, total: 4_000_000 }));
    expect(screen.getByText("1.5 MB of 4 MB")).toBeInTheDocument();
    expect(screen.getByRole("progressbar", { name: "Sent so far" })).toHaveValue(1_500_000);
    expect(await barriersIn(container)).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Stop sending" }));
    expect(cancel).toHaveBeenCalled();
    expect(screen.getByLabelText(/^Your name/)).toHaveValue("Sam");
    await press(user);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each<[Failure, RegExp]>([
    [{ kind: "network" }, /connection broke off/],
    [{ kind: "timeout" }, /did not answer in time/],
    [{ kind: "refused", status: 404 }, /status 404/],
    [{ kind: "server", status: 500 }, /status 500/],
    [{ kind: "tooLarge", status: 413 }, /too large/],
  ])(
    "explains the failure %j, keeps everything and offers three ways on",
    async (failure, words) => {
      const user = userEvent.setup();
      const { container } = show();
      await fillIn(user);
      await press(user);
      act(() => tell.onFailure(failure));
      const panel = screen.getByRole("region", { name: "We could not send your request" });
      expect(panel).toHaveTextContent(words);
      expect(within(panel).getByRole("heading")).toHaveFocus();
      expect(document.title).toMatch(/^Error: /);
      expect(within(panel).getByRole("link", { name: /^Call/ })).toHaveAttribute(
        "href",
        "tel:+17025550142",
      );
      const mail = within(panel)
        .getByRole("link", { name: /e-mail/ })
        .getAttribute("href")!;
      expect(decodeURIComponent(mail)).toContain("A new kitchen");
      expect(screen.getByLabelText(/^What do you want/)).toHaveValue("A new kitchen");
      expect(await barriersIn(container)).toEqual([]);
      const reference = data.get("reference");
      await user.click(within(panel).getByRole("button", { name: "Try again" }));
      expect(send).toHaveBeenCalledTimes(2);
      expect(data.get("reference")).toBe(reference);
    },
  );

  it("waits while offline, and goes by itself", async () => {
    const user = userEvent.setup();
    const { container } = show();
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await fillIn(user);
    await press(user);
    expect(screen.getByRole("heading", { name: "You are offline" })).toHaveFocus();
    expect(await barriersIn(container)).toEqual([]);
    expect(send).not.toHaveBeenCalled();
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("ends on the thanks page, with the draft gone and a summary in the tab", async () => {
    const user = userEvent.setup();
    const { container } = show();
    await fillIn(user);
    await press(user);
    act(() => tell.onSent());
    expect(navigate).toHaveBeenCalledWith("/thanks");
    expect(await barriersIn(container)).toEqual([]);
    expect(window.localStorage.getItem("draft-contact")).toBeNull();
    expect(JSON.parse(window.sessionStorage.getItem("sent-form")!)).toMatchObject({
      form: "contact",
      reference: data.get("reference"),
      rows: expect.arrayContaining([{ label: "Your name", value: "Sam" }]),
    });
    await press(user);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("asks whoever is faster than people to press once more", async () => {
    const user = userEvent.setup();
    jest.spyOn(performance, "now").mockReturnValue(500);
    show();
    await fillIn(user);
    await press(user);
    expect(screen.getByRole("heading", { name: "One more press, please" })).toBeInTheDocument();
    jest.spyOn(performance, "now").mockReturnValue(5_000);
    await press(user);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe("the draft", () => {
  it("brings back what was typed, and can be cleared and brought back", async () => {
    const user = userEvent.setup();
    const { unmount } = show();
    await fillIn(user);
    unmount();
    show();
    expect(screen.getByLabelText(/^Your name/)).toHaveValue("Sam");
    expect(screen.getByLabelText(/^What is it about/)).toHaveValue("Kitchen Remodel");
    expect(screen.getByText(/We put back what you typed/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Clear the form" }));
    expect(screen.getByLabelText(/^Your name/)).toHaveValue("");
    expect(window.localStorage.getItem("draft-contact")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Bring it back" }));
    expect(screen.getByLabelText(/^What do you want/)).toHaveValue("A new kitchen");
    expect(window.localStorage.getItem("draft-contact")).not.toBeNull();
  });

  it("is given up after seven days", async () => {
    const user = userEvent.setup();
    const { unmount } = show();
    await fillIn(user);
    unmount();
    const later = Date.now() + 7 * 24 * 60 * 60 * 1000 + 1;
    jest.spyOn(Date, "now").mockReturnValue(later);
    show();
    expect(screen.getByLabelText(/^Your name/)).toHaveValue("");
    expect(window.localStorage.getItem("draft-contact")).toBeNull();
  });

  it.each(["setItem", "getItem", "removeItem"] as const)(
    "does without where storage refuses (%s)",
    async (method) => {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("full", "QuotaExceededError");
      });
      const user = userEvent.setup();
      show();
      await fillIn(user);
      await press(user);
      expect(send).toHaveBeenCalledTimes(1);
      act(() => tell.onSent());
      expect(navigate).toHaveBeenCalledWith("/thanks");
    },
  );

  it("ignores what another version has left", () => {
    window.localStorage.setItem("draft-contact", '{"at":"yesterday","answers":[]}');
    show();
    expect(screen.getByLabelText(/^Your name/)).toHaveValue("");
  });
});

describe("the project type of the address", () => {
  it("is chosen, unless it was taken over before", async () => {
    window.history.replaceState(null, "", "/contact?project=kitchen-remodel");
    const user = userEvent.setup();
    const { unmount } = show();
    const type = () => screen.getByLabelText(/^What is it about/);
    expect(type()).toHaveValue("Kitchen Remodel");
    await user.selectOptions(type(), "Something else");
    unmount();
    show();
    expect(type()).toHaveValue("Something else");
  });

  it("is asked as usual where the address names none that there is", () => {
    window.history.replaceState(null, "", "/contact?project=castle");
    show();
    expect(screen.getByLabelText(/^What is it about/)).toHaveValue("");
  });
});
