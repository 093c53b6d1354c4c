import { parse } from "yaml";
import { toHtmlText } from "../../src/content/markdown";
import { withBreaks, withoutBreaks } from "../../src/i18n/no-breaks";

it.each([
  "in Las~Vegas, and in North~Las~Vegas",
  "15~to~34~weeks, {count}~weeks, 10~percent, 3~business days",
  "8~am–|5~pm, y a las 6~a.~m.",
  "Weeks~10–|17, checked on November~22, 2026",
  "el 22~de~noviembre de 2026, 10~por~ciento, Semanas~1–|2",
  "NRS~624.970, under Title~30",
  "5 amps, 3 daysailers, code-8 weeks: a key",
])("holds together: %s", (shown) => {
  const text = shown.replaceAll("~", " ").replaceAll("|", "");
  const held = withoutBreaks(text);
  expect(held).toBe(shown.replaceAll("~", "\u00a0").replaceAll("|", "\u2060"));
  expect(withBreaks(held)).toBe(text);
});

it("holds together what YAML folds, and no two keys", () => {
  const yaml = "text: >-\n  It takes 12\n  weeks in Las\n  Vegas.\nmonths: 6\nweeks: 8\n";
  expect(parse(withoutBreaks(yaml))).toEqual({
    text: "It takes 12\u00a0weeks in Las\u00a0Vegas.",
    months: 6,
    weeks: 8,
  });
});

it("keeps short words with a hyphen whole, and addresses as they are", () => {
  expect(toHtmlText("The [move-in](/a-b) of a state-of-the-art walk-in.")).toBe(
    '<p>The <a href="/a-b"><span class="whole">move-in</span></a> of a state-of-the-art <span class="whole">walk-in</span>.</p>',
  );
});
