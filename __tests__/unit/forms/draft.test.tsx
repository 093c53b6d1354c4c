import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { send } from "../../../src/forms/send";
import { fillIn, freshBrowser, press, show, type Sent } from "./form-fixture";

jest.mock("../../../src/forms/send");

let sent: Sent;

beforeEach(() => {
  sent = freshBrowser();
});

describe("the draft", () => {
  it("restores what was typed, and can be cleared and restored again", async () => {
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

  it("expires after seven days", async () => {
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
    "is not needed to send the form where storage fails (%s)",
    async (method) => {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("full", "QuotaExceededError");
      });
      const user = userEvent.setup();
      show();
      await fillIn(user);
      await press(user);
      expect(send).toHaveBeenCalledTimes(1);
      act(() => sent.tell.onSent());
      expect(navigate).toHaveBeenCalledWith("/thanks");
    },
  );

  it("ignores a draft in another format", () => {
    window.localStorage.setItem("draft-contact", '{"at":"yesterday","answers":[]}');
    show();
    expect(screen.getByLabelText(/^Your name/)).toHaveValue("");
  });
});

describe("the project type of the address", () => {
  it("is chosen, unless the visitor has chosen another", async () => {
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

  it("is ignored if it does not exist", () => {
    window.history.replaceState(null, "", "/contact?project=castle");
    show();
    expect(screen.getByLabelText(/^What is it about/)).toHaveValue("");
  });
});
