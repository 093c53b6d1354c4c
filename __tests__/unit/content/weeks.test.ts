import { weeksIn } from "../../../src/content/weeks";

it.each([
  ["Week 0", { start: 0, end: 1 }],
  ["Weeks 1–2", { start: 1, end: 3 }],
  ["Weeks 28–34", { start: 28, end: 35 }],
  ["Semana 0", { start: 0, end: 1 }],
  ["Semanas 1–2", { start: 1, end: 3 }],
  ["In spring", undefined],
])("reads %s", (text, weeks) => {
  expect(weeksIn(text)).toEqual(weeks);
});
