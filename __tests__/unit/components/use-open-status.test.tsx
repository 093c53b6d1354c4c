import { act, render, screen } from "@testing-library/react";
import { OpenStatus } from "../../../src/components/OpenStatus/OpenStatus";

const hours = {
  timeZone: "America/Los_Angeles",
  opens: "08:00",
  closes: "17:00",
  days: ["Wednesday"],
  text: "Wednesday, 8 am to 5 pm",
};
/** A Wednesday, 19 seconds before the office closes. */
const late = new Date("2026-07-01T23:59:41Z");
const shown = () => screen.getByText(/./).textContent;

it("is updated after hydration, and then four times a minute", () => {
  jest.useFakeTimers({ now: late });
  render(<OpenStatus hours={hours} />);
  expect(shown()).toBe(hours.text);
  act(() => jest.advanceTimersByTime(1));
  expect(shown()).toBe("Open now · until 5 pm");
  act(() => jest.advanceTimersByTime(30_000));
  expect(shown()).toBe("Closed · opens Wednesday 8 am");
});
