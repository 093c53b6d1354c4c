import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactForm } from "../../../src/forms/ContactForm";
import { EmploymentForm } from "../../../src/forms/EmploymentForm";
import { send } from "../../../src/forms/send";
import { axeViolationsIn } from "../../support/axe-dom";
import { freshBrowser, press, show } from "./form-fixture";

jest.mock("../../../src/forms/send");

beforeEach(() => void freshBrowser());

describe.each([
  ["contact", <ContactForm key="c" />],
  ["employment", <EmploymentForm key="e" />],
])("the %s form", (name, form) => {
  it("has no accessibility violations, at first and with every error", async () => {
    const user = userEvent.setup();
    const { container } = show(form);
    expect(await axeViolationsIn(container)).toEqual([]);
    await press(user);
    expect(screen.getByRole("alert")).toBeInTheDocument();
    expect(await axeViolationsIn(container)).toEqual([]);
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
  it("are listed at the top of main with the focus, link to their fields, and disappear when corrected", async () => {
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

  it("do not appear while the visitor is typing", async () => {
    const user = userEvent.setup();
    show();
    await user.type(screen.getByLabelText(/^E-mail address/), "sam@");
    await user.tab();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});
