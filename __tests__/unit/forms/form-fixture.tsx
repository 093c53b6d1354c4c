import { render, screen } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { WithMiddleware } from "../../../src/visit/middleware";
import { ContactForm } from "../../../src/forms/ContactForm";
import { send } from "../../../src/forms/send";
import { mockSite } from "../../support/component-fixture";

/** For tests that mock `send`. */
export interface Sent {
  /** The data that were sent last, and callbacks to report the outcome. */
  data: FormData;
  tell: Parameters<typeof send>[2];
  stop: jest.Mock;
}

/** Resets the browser: online, with empty storage, and with the page open for a while. */
export function freshBrowser(): Sent {
  jest.clearAllMocks();
  mockSite();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, "", "/contact");
  document.title = "Contact | General Contractor Las Vegas";
  Element.prototype.scrollIntoView = jest.fn();
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  let clock = 0;
  jest.spyOn(performance, "now").mockImplementation(() => (clock += 10_000));
  const sent = { stop: jest.fn() } as unknown as Sent;
  jest.mocked(send).mockImplementation((_url, data, tell) => {
    Object.assign(sent, { data, tell });
    return sent.stop;
  });
  return sent;
}

/** Renders a form within a page. */
export function show(form: ReactElement = <ContactForm />) {
  return render(
    <main>
      <h1>Contact</h1>
      <h2>Request a quote</h2>
      <WithMiddleware names={["project-type"]} search={window.location.search}>
        {form}
      </WithMiddleware>
    </main>,
  );
}

type User = ReturnType<typeof userEvent.setup>;

export async function fillIn(user: User): Promise<void> {
  await user.type(screen.getByLabelText(/^Your name/), "Sam");
  await user.type(screen.getByLabelText(/^Phone/), "702 555 0142");
  await user.selectOptions(screen.getByLabelText(/^What kind of project/), "Kitchen Remodel");
  await user.type(screen.getByLabelText(/^What would you like to build/), "A new kitchen");
}

export const press = (user: User): Promise<void> =>
  user.click(screen.getByRole("button", { name: /^Send|^Sending/ }));
