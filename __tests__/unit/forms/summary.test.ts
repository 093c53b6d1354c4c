/** @jest-environment node */
import { mailtoHref, summaryText } from "../../../src/forms/summary";

const rows = [
  { label: "About\u00a0how long", value: "9\u00a0to\u202f20\u00a0weeks, 8\u2060–\u20606" },
];

it("has plain spaces in texts and mails, whatever keeps words together on a page", () => {
  expect(summaryText(rows)).toBe("About how long\n9 to 20 weeks, 8–6");
  const { href } = mailtoHref("ana@example.com", "Your\u00a0plan", rows);
  expect(decodeURIComponent(href)).toBe(
    "mailto:ana@example.com?subject=Your plan&body=About how long\r\n9 to 20 weeks, 8–6",
  );
});
