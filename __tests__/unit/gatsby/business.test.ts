import {
  clockDisplay,
  hoursText,
  licenseLabel,
  phoneDisplay,
  phoneHref,
  ratingText,
} from "../../../src/gatsby/business";

test("the phone number as people write it and as a phone wants it", () => {
  expect(phoneDisplay("+1 702-555-0142")).toBe("(702) 555-0142");
  expect(phoneHref("+1 702-555-0142")).toBe("tel:+17025550142");
});

test.each([
  ["08:00", "8 am"],
  ["17:00", "5 pm"],
  ["12:30", "12:30 pm"],
  ["00:15", "12:15 am"],
])("%s is %s", (clock, words) => {
  expect(clockDisplay(clock)).toBe(words);
});

const hours = { timeZone: "America/Los_Angeles", opens: "08:00", closes: "17:00" };

test("hours in words", () => {
  const days = [
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday",
    "Sunday",
  ] as const;
  expect(hoursText({ ...hours, days: [...days] })).toBe("8 am–5 pm, every day");
  expect(hoursText({ ...hours, days: days.slice(0, 5) })).toBe("8 am–5 pm, Monday–Friday");
  expect(hoursText({ ...hours, days: ["Saturday", "Sunday"] })).toBe(
    "8 am–5 pm, Saturday and Sunday",
  );
});

const license = {
  board: "Nevada State Contractors Board",
  pending: "to be supplied",
  verifyUrl: "https://www.nvcontractorsboard.com",
};

test("the license line says that the number is missing until there is one", () => {
  expect(licenseLabel(license)).toBe("NSCB license #: to be supplied");
  expect(licenseLabel({ ...license, number: "0000000", classification: "B", limit: "$1" })).toBe(
    "NSCB license #: 0000000, class B, limit $1",
  );
});

test("the rating in words", () => {
  expect(ratingText({ value: 4.9, count: 50, best: 5, worst: 1 })).toBe("4.9 / 5 from 50 reviews");
  expect(ratingText({ value: 5, count: 1, best: 5, worst: 1 })).toBe("5 / 5 from 1 review");
});
