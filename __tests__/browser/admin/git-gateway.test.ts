/** The editor as deployed: it commits through Git Gateway, here a stand-in in front of a real repository. */
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "../../../src/content/check";
import { control, expectMistakes, publish } from "../../support/editor";
import { eventually } from "../../support/eventually";
import { git, initRepository, serveGateway } from "../../support/git-gateway";
import { useSite } from "../../support/site";

const site = useSite();
const repository = mkdtempSync(join(tmpdir(), "repository-"));
afterAll(() => rmSync(repository, { recursive: true, force: true }));

it("moves a page with its pictures, its translation and the links to it, in one commit", async () => {
  for (const folder of ["content", "src/pages"])
    cpSync(folder, join(repository, folder), { recursive: true });
  initRepository(repository);
  const complete = async () =>
    (await checkContent(repository)).states.filter(({ state }) => state === "complete").length;
  const translated = await complete();

  const page = await site.newPage();
  await serveGateway(page, repository);
  await page.goto("/admin/");
  await page.locator("input[name=email]").fill("author@example.com");
  await page.locator("input[name=password]").fill("a password");
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("link", { name: "Casino Construction" }).waitFor();
  await page.goto("/admin/#/collections/service/entries/restaurant/index");
  const address = control(page, "address");
  await eventually(async () => expect(await address.inputValue()).toBe("restaurant"));
  await address.fill("restaurants-and-bars");
  await expectMistakes(page, []);
  await publish(page);
  const moved = page.getByRole("dialog").filter({ hasText: "The page has moved" });
  await moved.getByText("It is now at /services/restaurants-and-bars.").waitFor();

  expect(git(repository, ["rev-list", "--count", "main"])).toBe("2");
  git(repository, ["reset", "--quiet", "--hard", "main"]);
  const [from, to] = ["content/services/restaurant", "content/services/restaurants-and-bars"];
  expect(existsSync(join(repository, from))).toBe(false);
  expect(readdirSync(join(repository, to)).sort()).toEqual(readdirSync(from).sort());
  // Only the alias still has the old address.
  const old = git(repository, [
    "grep",
    "-nE",
    "/services/restaurant\\b[^s-]?$|/services/restaurant[)#]",
  ]);
  expect(old).toMatch(
    /^content\/services\/restaurants-and-bars\/index\.md:\d+: {2}- \/services\/restaurant$/,
  );
  expect((await checkContent(repository)).mistakes).toEqual([]);
  expect(await complete()).toBe(translated);
}, 240_000);
