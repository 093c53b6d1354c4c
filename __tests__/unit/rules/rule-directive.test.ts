/** @jest-environment node */
import { toHtmlText, toPlainText } from "../../../src/content/markdown";
import type { RuleNote } from "../../../src/content/rule-note";
import { withBreaks } from "../../../src/i18n/no-breaks";

const cap: RuleNote = {
  title: "Deposit cap",
  path: "/rights#deposit-cap",
  audience: "Owners who live in the home",
  sentence: "The deposit may not exceed $1,000.",
  citation: "NRS 624.970(2)(g)",
  url: "https://www.example.org/law",
  checkedNote: "Checked on November 22, 2026",
};
const findRule = (id: string) => (id === "deposit-cap" ? cap : undefined);
const html = (markdown: string) => withBreaks(toHtmlText(markdown, { rule: findRule }));

describe("inside a sentence", () => {
  it("links the words in brackets to the rule", () => {
    expect(html("Ask about :rule[the deposit\ncap]{#deposit-cap} first.")).toBe(
      '<p>Ask about <a href="/rights#deposit-cap">the deposit\ncap</a> first.</p>',
    );
  });

  it("uses the rule's title without brackets", () => {
    expect(html("See :rule{#deposit-cap}.")).toBe(
      '<p>See <a href="/rights#deposit-cap">Deposit cap</a>.</p>',
    );
  });

  it("keeps the words in the brackets of an unknown rule", () => {
    expect(html("See :rule[the cap]{#no-such-rule}.")).toBe("<p>See the cap.</p>");
  });

  it("becomes its words in plain text", () => {
    expect(
      toPlainText("See :rule{#deposit-cap} and :rule[this]{#deposit-cap}.", { rule: findRule }),
    ).toBe("See Deposit cap and this.");
  });
});

describe("on a line of its own", () => {
  it("shows sentence, source and date", () => {
    const box = html("Before.\n\n::rule{#deposit-cap}\n\nAfter.");
    expect(box).toContain('<div class="rule">\n<p>The deposit may not exceed $1,000.</p>');
    expect(box).toContain(
      '<a href="https://www.example.org/law" rel="noopener">NRS 624.970(2)(g)</a>',
    );
    expect(box).toContain("Checked on November 22, 2026");
    expect(box).toContain('<a href="/rights#deposit-cap">Deposit cap</a>');
  });

  it("runs no script from a record", () => {
    const hostile = {
      ...cap,
      sentence: "<img src=x onerror=alert(1)>",
      url: "javascript:alert(1)",
    };
    const box = toHtmlText("::rule{#deposit-cap}", { rule: () => hostile });
    expect(box).not.toContain("<img");
    expect(box).not.toContain("javascript:");
  });
});

it.each([
  "Open from 8:00 a.m. to 5:00 p.m.",
  "Under NRS 624:970 and NRS 624:foo[bar]{#x} it holds.",
  "The ratio is 3:one, :rules[x]{#deposit-cap} are many, ::note{#x} is none.",
  ":::rule{#deposit-cap}",
])("does not change colons in prose: %s", (prose) => {
  expect(toPlainText(prose, { rule: findRule })).toBe(prose);
  expect(html(prose)).toBe(`<p>${prose}</p>`);
});
