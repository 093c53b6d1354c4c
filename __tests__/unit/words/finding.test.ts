import { formatFinding, sortFindings } from "../../../scripts/words/finding";

const finding = (file: string, line: number, rule = "links") => ({
  file,
  line,
  rule,
  message: "mend it",
});

test("a finding is one line of place, rule and message", () => {
  expect(formatFinding(finding("content/faq.yml", 12))).toBe("content/faq.yml:12  links  mend it");
});

test("findings are sorted by file, line and rule", () => {
  const sorted = [
    finding("a", 2),
    finding("a", 10, "alt"),
    finding("a", 10, "links"),
    finding("b", 1),
  ];
  expect(sortFindings([...sorted].reverse())).toEqual(sorted);
});
