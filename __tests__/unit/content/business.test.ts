/** @jest-environment node */
import { clockDisplay } from "../../../src/content/clock";
import {
  hoursFaults,
  hoursText,
  licenseLabel,
  ratingText,
  zoneText,
} from "../../../src/content/business";
import { factsOf, fillFacts } from "../../../src/content/facts";
import { phoneDisplay, phoneHref } from "../../../src/content/phone";
import { business } from "../../../src/content/kinds/business";
import { languages } from "../../../src/content/language";
import { textIn } from "../../../src/content/text";

test("the phone number for display and for links", () => {
  expect(phoneDisplay("+1 702-555-0142")).toBe("(702)\u00a0555-0142");
  expect(phoneHref("+1 702-555-0142")).toBe("tel:+17025550142");
});

test.each([
  ["08:00", "8\u00a0am"],
  ["12:30", "12:30\u00a0pm"],
  ["00:15", "12:15\u00a0am"],
])("%s is %s", (clock, words) => {
  expect(clockDisplay(clock, ["am", "pm"])).toBe(words);
});

type OpenHours = Parameters<typeof hoursText>[0]["open"][number];
const week: OpenHours["days"] = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
];
const hours = { opens: "08:00", closes: "17:00" };
const on = (...days: OpenHours["days"]) => hoursText({ open: [{ ...hours, days }] });

test.each([
  [week, "every day"],
  [week.slice(0, 5), "Monday–Friday"],
  [["Saturday", "Sunday"], "Saturday and Sunday"],
  [["Tuesday"], "Tuesday"],
  [["Friday", "Monday", "Wednesday"], "Monday, Wednesday, and Friday"],
  [["Monday", "Tuesday", "Wednesday", "Friday"], "Monday, Tuesday, Wednesday, and Friday"],
] as [OpenHours["days"], string][])("hours on %j are “%s”", (days, words) => {
  expect(on(...days)).toBe(`8\u00a0am–\u20605\u00a0pm, ${words}`);
});

const saturday = { days: ["Saturday" as const], opens: "09:00", closes: "13:00" };

test("hours that differ by day name the days that are closed", () => {
  const open = [{ ...hours, days: week.slice(0, 5) }, saturday];
  expect(hoursText({ open })).toBe(
    "8\u00a0am–\u20605\u00a0pm, Monday–Friday; 9\u00a0am–\u20601\u00a0pm, Saturday; closed Sunday",
  );
  expect(hoursText({ open: [{ days: week, opens: "00:00", closes: "24:00" }] })).toBe(
    "24\u00a0hours, every day",
  );
  expect(hoursText({ open: [{ ...saturday, closes: "24:00" }] })).toContain("midnight");
});

test.each([
  ["upside down", { ...saturday, opens: "19:00", closes: "17:00" }, "earlier time first"],
  ["over the hours of another entry", { ...saturday, opens: "12:00", closes: "15:00" }, "Saturday"],
])("hours are a mistake that are %s", (_, row, problem) => {
  expect(hoursFaults([saturday, row])).toEqual([
    { index: 1, problem: expect.stringContaining(problem) },
  ]);
});

test("a day may have two shifts", () => {
  expect(hoursFaults([saturday, { ...saturday, opens: "13:00", closes: "18:00" }])).toEqual([]);
});

test.each([
  ["America/Los_Angeles", "Pacific Time"],
  ["America/Phoenix", "Mountain Standard Time"],
])("the zone %s is %s", (timeZone, words) => {
  expect(zoneText({ timeZone })).toBe(words);
});

const [label, license] = [
  "NSCB license #",
  { number: "0000000", classification: "B", limit: "$1" },
];

test("there is no license line without a number", () => {
  expect(licenseLabel({ classification: "B" }, label)).toBeUndefined();
  expect(licenseLabel(license, label)).toBe("NSCB license #: 0000000, class B, limit $1");
  expect(licenseLabel({ number: "1", expires: "2027-06-30" }, "ROC")).toBe(
    "ROC: 1, valid through June\u00a030, 2027",
  );
});

test("the rating in words", () => {
  expect(ratingText({ value: 4.9, count: 50, best: 5 })).toBe("4.9 of 5 from 50 reviews");
  expect(ratingText({ value: 5, count: 1, best: 5 })).toBe("5 of 5 from 1 review");
});

test("questions are those that the owner has answered, in a fixed order", () => {
  const { t } = textIn("en");
  const { resolve } = business.computed.Business.questions;
  const asked = (answers?: object) => resolve({ answers } as never, {} as never);
  expect(asked()).toEqual([]);
  expect(asked({})).toEqual([]);
  expect(asked({ smallestJob: "One door.", firstVisit: "Both are free." })).toEqual([
    expect.objectContaining({
      question: t("answers.firstVisit"),
      answer: { markdown: "Both are free.", language: "en" },
    }),
    expect.objectContaining({
      question: t("answers.smallestJob"),
      answer: { markdown: "One door.", language: "en" },
    }),
  ]);
});

test("an answer has the same id in each language, and links to it are accepted", () => {
  const answers = { smallestJob: "One door.", firstVisit: "Both are free." };
  const asked = languages.map((language) =>
    business.computed.Business.questions.resolve({ answers } as never, { language } as never),
  );
  const ids = asked.map((entries) => entries.map(({ entryId }) => entryId));
  expect(new Set(asked.map(([first]) => first?.question)).size).toBe(languages.length);
  for (const found of ids) expect(business.moreIds({ answers })["/faq"]).toEqual(found);
});

test("the same facts in Spanish", () => {
  const inSpanish = (...days: OpenHours["days"]) => hoursText({ open: [{ ...hours, days }] }, "es");
  expect(inSpanish(...week)).toBe("de 8\u00a0a.\u00a0m. a \u20605\u00a0p.\u00a0m., todos los días");
  expect(inSpanish(...week.slice(0, 4))).toBe(
    "de 8\u00a0a.\u00a0m. a \u20605\u00a0p.\u00a0m., de lunes a jueves",
  );
  expect(inSpanish("Monday", "Saturday")).toBe(
    "de 8\u00a0a.\u00a0m. a \u20605\u00a0p.\u00a0m., lunes y sábado",
  );
  expect(zoneText({ timeZone: "America/Los_Angeles" }, "es")).toBe("hora del Pacífico");
  expect(ratingText({ value: 4.9, count: 50, best: 5 }, "es")).toBe("4.9 de 5 en 50 reseñas");
  expect(licenseLabel(license, label, "es")).toBe("NSCB license #: 0000000, clase B, límite $1");
});

test.each([
  ["en", "Reno, Sparks, and Elko"],
  ["es", "Reno, Sparks y Elko"],
])("texts name the areas, in %s, without those where no work is offered", (language, words) => {
  const named = ["Reno", "Sparks", "Elko"].map((name) => ({ name }));
  const areas = [...named, { name: "Utah", notice: "No work is offered there." }];
  const business = { name: "A business", phones: [], hours: { open: [] }, areas };
  const facts = () => factsOf(business as never, { licenseBoards: [] }, {}, language);
  expect(fillFacts("{areas}. Ask us.", facts)).toBe(`${words}. Ask us.`);
});
