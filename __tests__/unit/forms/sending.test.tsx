import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { send, type Failure } from "../../../src/forms/send";
import { SentSummary } from "../../../src/forms/SentSummary";
import { mailtoHref } from "../../../src/forms/summary";
import { axeViolationsIn } from "../../support/axe-dom";
import { fillIn, freshBrowser, press, show, type Sent } from "./form-fixture";

jest.mock("../../../src/forms/send");

let sent: Sent;

beforeEach(() => {
  sent = freshBrowser();
});

describe("sending", () => {
  it("shows its progress, can be stopped, and happens only once at a time", async () => {
    const user = userEvent.setup();
    const { container } = show();
    await fillIn(user);
    await press(user);
    await press(user);
    expect(send).toHaveBeenCalledTimes(1);
    act(() => sent.tell.onProgress({ sent: 1_500_000, total: 4_000_000 }));
    expect(screen.getByText("1.5 MB of 4 MB")).toBeInTheDocument();
    expect(screen.getByRole("progressbar", { name: "Sent so far" })).toHaveValue(1_500_000);
    expect(await axeViolationsIn(container)).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Stop sending" }));
    expect(sent.cancel).toHaveBeenCalled();
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
    "explains the failure %j, keeps everything and offers three alternatives",
    async (failure, words) => {
      const user = userEvent.setup();
      const { container } = show();
      await fillIn(user);
      await press(user);
      act(() => sent.tell.onFailure(failure));
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
      expect(await axeViolationsIn(container)).toEqual([]);
      const reference = sent.data.get("reference");
      await user.click(within(panel).getByRole("button", { name: "Try again" }));
      expect(send).toHaveBeenCalledTimes(2);
      expect(sent.data.get("reference")).toBe(reference);
    },
  );

  it("waits while offline, then starts by itself", async () => {
    const user = userEvent.setup();
    const { container } = show();
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await fillIn(user);
    await press(user);
    expect(screen.getByRole("heading", { name: "You are offline" })).toHaveFocus();
    expect(await axeViolationsIn(container)).toEqual([]);
    expect(send).not.toHaveBeenCalled();
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("ends on the thank-you page, with the draft deleted and a summary in session storage", async () => {
    const user = userEvent.setup();
    const { container } = show();
    await fillIn(user);
    await press(user);
    act(() => sent.tell.onSent());
    expect(navigate).toHaveBeenCalledWith("/thanks");
    expect(await axeViolationsIn(container)).toEqual([]);
    expect(window.localStorage.getItem("draft-contact")).toBeNull();
    expect(JSON.parse(window.sessionStorage.getItem("sent-form")!)).toMatchObject({
      form: "contact",
      reference: sent.data.get("reference"),
      rows: expect.arrayContaining([{ label: "Your name", value: "Sam" }]),
    });
    await press(user);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("stops when the form is cleared meanwhile", async () => {
    const user = userEvent.setup();
    show();
    await fillIn(user);
    await press(user);
    await user.click(screen.getByRole("button", { name: "Clear the form" }));
    expect(sent.cancel).toHaveBeenCalled();
  });

  it("summarizes what was sent, and not what was typed meanwhile", async () => {
    const user = userEvent.setup();
    show();
    await fillIn(user);
    await press(user);
    await user.type(screen.getByLabelText(/^Your name/), " Changed");
    act(() => sent.tell.onSent());
    expect(JSON.parse(window.sessionStorage.getItem("sent-form")!)).toMatchObject({
      rows: expect.arrayContaining([{ label: "Your name", value: "Sam" }]),
    });
  });

  it("says so where the browser has no clipboard", async () => {
    const user = userEvent.setup();
    show();
    await fillIn(user);
    await press(user);
    act(() => sent.tell.onFailure({ kind: "network" }));
    jest.spyOn(navigator, "clipboard", "get").mockReturnValue(undefined as never);
    await user.click(screen.getByRole("button", { name: "Copy the text" }));
    expect(await screen.findByText("The browser did not let us copy it.")).toBeInTheDocument();
  });

  it("treats code and pasted addresses as text, when sent and when shown", async () => {
    const user = userEvent.setup();
    const { unmount } = show();
    await fillIn(user);
    const hostile = 'Jane <jane@example.com> <img src=x onerror="window.planted=1"> \u202e';
    await user.click(screen.getByLabelText(/^What do you want/));
    await user.paste(hostile);
    await user.click(screen.getByLabelText(/^E-mail address/));
    await user.paste("\u202asam@example.com\u202c");
    await press(user);
    expect(sent.data.get("message")).toBe(`A new kitchen${hostile}`);
    expect(sent.data.get("email")).toBe("sam@example.com");
    act(() => sent.tell.onSent());
    unmount();
    const { container } = render(<SentSummary />);
    expect(container).toHaveTextContent("Jane <jane@example.com> <img src=x");
    expect(container.querySelector("img")).toBeNull();
    const rows = [{ label: "What do you want to build or change?", value: hostile }];
    const { href } = mailtoHref("hello@example.com", "A request", rows);
    expect(href).not.toMatch(/[<>"\u202e\s]/);
    expect(decodeURIComponent(href)).toContain(hostile);
  });

  it("asks a visitor who is too fast to press again", async () => {
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
