/** How long the sample's pages are to read; how long an owner's are is for the owner to say. */
import { pagesWithHtml } from "../support/built";
import { expectWithin, serviceWords } from "../support/budgets";
import { wordsIn } from "../support/read-page";

it("no service's page is too long to be read on a phone", () => {
  const lengths = pagesWithHtml.map(({ path, html }) => ({
    name: path,
    size: wordsIn(html, "main"),
  }));
  const services = lengths.filter(({ name }) => name.startsWith("/services/"));
  const translated = lengths.filter(({ name }) => /^\/[^/]+\/services\/./.test(name));
  expectWithin(serviceWords, services);
  expectWithin({ ...serviceWords, most: Math.round(serviceWords.most * 1.05) }, translated);
});
