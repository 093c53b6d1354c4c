import { render, screen } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { WithMiddleware } from "../../../src/layouts/WithMiddleware";
import { ContactForm } from "../../../src/forms/ContactForm";
import { send } from "../../../src/forms/send";
import { answerSite } from "../../support/component-fixture";

/** For tests that have `jest.mock` put something else in the place of `send`. */
export interface Sent {
  /** The last thing that was sent, and how to tell the form the outcome. */
  data: FormData;
  tell: Parameters<typeof send>[2];
  cancel: jest.Mock;
}

/** A browser that is online, has kept nothing, and has had the page open for a while. */
export function freshBrowser(): Sent {
  jest.clearAllMocks();
  answerSite();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, "", "/contact");
  document.title = "Contact | General Contractor Las Vegas";
  Element.prototype.scrollIntoView = jest.fn();
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  let clock = 0;
  jest.spyOn(performance, "now").mockImplementation(() => (clock += 10_000));
  const sent = { cancel: jest.fn() } as unknown as Sent;
  jest.mocked(send).mockImplementation((_url, data, tell) => {
    Object.assign(sent, { data, tell });
    return { cancel: sent.cancel };
  });
  return sent;
}

/** A form on a page like those that have one. */
export function show(form: ReactElement = <ContactForm />) {
  return render(
    <main>
      <h1>Contact</h1>
      <h2>Request a quote</h2>
      <WithMiddleware names={["project-type"]} location={window.location}>
        {form}
      </WithMiddleware>
    </main>,
  );
}

type User = ReturnType<typeof userEvent.setup>;

export async function fillIn(user: User): Promise<void> {
  await user.type(screen.getByLabelText(/^Your name/), "Sam");
  await user.type(screen.getByLabelText(/^Phone number/), "702 555 0142");
  await user.selectOptions(screen.getByLabelText(/^What is it about/), "Kitchen Remodel");
  await user.type(screen.getByLabelText(/^What do you want/), "A new kitchen");
}

export const press = (user: User): Promise<void> =>
  user.click(screen.getByRole("button", { name: /^Send|^Sending/ }));
