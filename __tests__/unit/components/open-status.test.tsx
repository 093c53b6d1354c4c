import { act, render, screen } from "@testing-library/react";
import { OpenStatus } from "../../../src/components/OpenStatus/OpenStatus";
import { openStatus, statusTexts } from "../../../src/components/OpenStatus/OpenStatus";
import { textIn } from "../../../src/i18n";

const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const everyDay = { opens: "08:00", closes: "17:00", days: week };
type Hours = Parameters<typeof openStatus>[1];
const hoursOf = (...open: Hours["open"]) => ({ timeZone: "America/Los_Angeles", open });
const at = (time: string, changes: Partial<typeof everyDay> = {}, text = textIn("en")) =>
  openStatus(new Date(time), hoursOf({ ...everyDay, ...changes }), text);

describe("openStatus", () => {
  it.each([
    ["2026-07-01T14:59:00Z", false, "Closed · opens 8\u00a0am"],
    ["2026-07-01T15:00:00Z", true, "Open now · until 5\u00a0pm"],
    ["2026-07-02T00:00:00Z", false, "Closed · opens 8\u00a0am"],
  ])("follows the hours in summer: %s", (time, open, text) => {
    expect(at(time)).toMatchObject({ open, text });
  });

  it.each([
    // Daylight saving time begins on 2026-03-08 and ends on 2026-11-01.
    ["2026-03-07T16:00:00Z", true],
    ["2026-03-08T14:59:00Z", false],
    ["2026-03-08T15:00:00Z", true],
    ["2026-11-01T15:30:00Z", false],
    ["2026-11-01T16:00:00Z", true],
    ["2026-11-02T01:00:00Z", false],
  ])("is right around daylight saving time changes: %s", (time, open) => {
    expect(at(time).open).toBe(open);
  });

  it("uses the weekday at the business", () => {
    // Thursday in London, Wednesday evening in Las Vegas.
    const thursdays = { days: ["Thursday"] };
    expect(at("2026-07-02T05:00:00Z", thursdays).text).toBe("Closed · opens 8\u00a0am");
  });

  it("names the next working day after a day off", () => {
    const workdays = { days: week.slice(0, 5) };
    expect(at("2026-07-03T19:00:00Z", workdays).text).toBe("Open now · until 5\u00a0pm");
    expect(at("2026-07-04T19:00:00Z", workdays).text).toBe("Closed · opens Monday 8\u00a0am");
    expect(at("2026-07-05T19:00:00Z", workdays).text).toBe("Closed · opens 8\u00a0am");
  });

  const byDay = hoursOf(
    { days: week.slice(0, 5), opens: "08:00", closes: "17:00" },
    { days: ["Saturday"], opens: "18:00", closes: "24:00" },
    { days: ["Sunday"], opens: "00:00", closes: "02:00" },
  );
  it.each([
    ["a Friday evening", "2026-07-04T01:00:00Z", "Closed · opens 6\u00a0pm"],
    ["a Saturday evening", "2026-07-05T02:00:00Z", "Open now · until 2\u00a0am"],
    ["after midnight", "2026-07-05T08:00:00Z", "Open now · until 2\u00a0am"],
    ["a Sunday morning", "2026-07-05T10:00:00Z", "Closed · opens 8\u00a0am"],
  ])("follows hours that differ by day on %s", (_, time, text) => {
    expect(openStatus(new Date(time), byDay, textIn("en")).text).toBe(text);
  });

  it.each(["en", "es"])("keeps room for whatever it says in a week (%s)", (language) => {
    const text = textIn(language);
    for (const hours of [
      byDay,
      hoursOf({ ...everyDay, days: week.slice(0, 5) }),
      hoursOf(everyDay),
    ]) {
      const room = Math.max(...statusTexts(hours, text).map(({ length }) => length));
      for (let hour = 0; hour < 7 * 24; hour += 1)
        expect(
          openStatus(new Date(Date.UTC(2026, 6, 1, hour)), hours, text).text.length,
        ).toBeLessThanOrEqual(room);
    }
  });

  it("is open around the clock without an hour at which it closes", () => {
    expect(at("2026-07-05T08:00:00Z", { opens: "00:00", closes: "24:00" })).toEqual({
      open: true,
      text: "Open now",
    });
  });

  it.each([
    ["2026-07-02T15:00:00Z", "Abierto ahora · hasta la 1\u00a0p.\u00a0m."],
    ["2026-07-04T19:00:00Z", "Cerrado · abre el lunes a las 8\u00a0a.\u00a0m."],
  ])("says it in Spanish at %s", (time, text) => {
    const hours = { days: week.slice(0, 5), closes: "13:00" };
    expect(at(time, hours, textIn("es")).text).toBe(text);
  });
});

/** A Wednesday, 19 seconds before the office closes. */
const late = new Date("2026-07-01T23:59:41Z");
const shown = () => screen.getByText(/./).textContent;

it("is updated after hydration, and then four times a minute", () => {
  jest.useFakeTimers({ now: late });
  const wednesdays = {
    ...hoursOf({ ...everyDay, days: ["Wednesday"] }),
    text: "Wednesday, 8 am to 5 pm",
  };
  render(<OpenStatus hours={wednesdays} />);
  expect(shown()).toBe(wednesdays.text);
  act(() => jest.advanceTimersByTime(1));
  expect(shown()).toBe("Open now · until 5\u00a0pm");
  act(() => jest.advanceTimersByTime(30_000));
  expect(shown()).toBe("Closed · opens Wednesday 8\u00a0am");
});

it("has no room for hours by day before the time is known", () => {
  const workdays = { ...everyDay, days: week.slice(0, 5) };
  const saturdays = { ...everyDay, days: ["Saturday"], closes: "12:00" };
  const { container } = render(
    <OpenStatus hours={{ ...hoursOf(workdays, saturdays), text: "8 am–5 pm, Monday–Friday; …" }} />,
  );
  expect(container.textContent).toBe("\u00a0");
});
