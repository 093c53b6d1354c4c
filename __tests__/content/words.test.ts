/** The site's text passes every check. A failure lists all findings as `npm run check:content -- --words` prints them. */
import { join } from "node:path";
import { checks } from "../../scripts/words/checks";
import { formatFinding, sortFindings } from "../../scripts/words/finding";
import { dayOfLastCommit, readPairs, readSite, todayIn } from "../../scripts/words/site";

const root = join(__dirname, "../..");
const site = {
  root,
  pages: readSite(root),
  pairs: readPairs(root),
  today: todayIn(root),
  ageOn: dayOfLastCommit(root) || undefined,
};

test("the pages of the site are read", () => {
  const count = (kind: string) => site.pages.filter((page) => page.kind === kind).length;
  expect(count("service")).toBeGreaterThanOrEqual(15);
  expect(count("article")).toBeGreaterThanOrEqual(3);
  expect(count("buildRecap")).toBeGreaterThanOrEqual(3);
  const answers = site.pages.find(({ kind }) => kind === "faq")?.stamps;
  expect(answers?.length).toBeGreaterThanOrEqual(15);
});

describe("the site", () => {
  test.each(Object.entries(checks))(
    "%s",
    (_, check) => {
      expect(sortFindings(check(site)).map(formatFinding)).toEqual([]);
    },
    120_000,
  );
});
