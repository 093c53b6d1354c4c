/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs";
import type { CreateDevServerArgs } from "gatsby";
import { onCreateDevServer } from "../../../src/build/editor/on-create-dev-server";
import { tellContent } from "../../../src/build/gatsby/tell-content";
import { checkContent, formatMistakes } from "../../../src/content/check";
import { contentProject } from "../../support/content-fixture";
import { eventually } from "../../support/eventually";

test("npm run develop serves the editor, which writes files, only on request", async () => {
  delete process.env.CMS_LOCAL;
  const app = { use: jest.fn() };
  const args = { app, reporter: { info: jest.fn() } } as unknown as CreateDevServerArgs;
  await onCreateDevServer?.(args, { plugins: [] }, () => undefined);
  expect(app.use).not.toHaveBeenCalled();
});

test("gatsby develop reports mistakes as soon as they are made, as the content check does", async () => {
  const { root, remove } = await contentProject();
  const stop = new AbortController();
  const error = jest.fn();
  const success = jest.fn();
  const told = tellContent(root, { error, success }, stop.signal);
  const file = `${root}/content/services/casino/index.md`;
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace("(/contact)", "(/contactus)"));
  await eventually(() => expect(error).toHaveBeenCalled());
  const { mistakes } = await checkContent(root);
  expect(error.mock.calls).toEqual([[formatMistakes(mistakes)]]);
  expect(error.mock.calls.join()).toContain("text links to /contactus, which does not exist");
  writeFileSync(file, text);
  await eventually(() => expect(success).toHaveBeenCalledTimes(1));
  stop.abort();
  await told;
  await remove();
}, 60_000);
