/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs";
import type { CreateDevServerArgs } from "gatsby";
import { onCreateDevServer } from "../../../src/build/editor/on-create-dev-server";
import { tellContent } from "../../../src/build/gatsby/tell-content";
import { checkContent, formatMistakes } from "../../../src/content/check";
import { contentProject } from "../../support/content-fixture";
import { eventually } from "../../support/eventually";

test("npm run develop serves no editor: nothing should write files that was not asked to", async () => {
  delete process.env.CMS_LOCAL;
  const app = { use: jest.fn() };
  const args = { app, reporter: { info: jest.fn() } } as unknown as CreateDevServerArgs;
  await onCreateDevServer?.(args, { plugins: [] }, () => undefined);
  expect(app.use).not.toHaveBeenCalled();
});

test("gatsby develop tells mistakes as they are made, in the words of the content check", async () => {
  const { root, remove } = await contentProject(readFileSync("content/business.yml", "utf8"));
  const stop = new AbortController();
  const error = jest.fn();
  const success = jest.fn();
  const told = tellContent(root, { error, success }, stop.signal);
  const file = `${root}/content/services/casino/index.md`;
  const sound = readFileSync(file, "utf8");
  writeFileSync(file, sound.replace("(/contact)", "(/contactus)"));
  await eventually(() => expect(error).toHaveBeenCalled());
  const { mistakes } = await checkContent(root);
  expect(error.mock.calls).toEqual([[formatMistakes(mistakes)]]);
  expect(error.mock.calls.join()).toContain("text links to /contactus, which does not exist");
  writeFileSync(file, sound);
  await eventually(() => expect(success).toHaveBeenCalledTimes(1));
  stop.abort();
  await told;
  await remove();
}, 60_000);
