/** @jest-environment node */
import type { CreateDevServerArgs } from "gatsby";
import { onCreateDevServer } from "../../../src/build/editor/on-create-dev-server";

test("npm run develop serves no editor: nothing should write files that was not asked to", async () => {
  delete process.env.CMS_LOCAL;
  const app = { use: jest.fn() };
  const args = { app, reporter: { info: jest.fn() } } as unknown as CreateDevServerArgs;
  await onCreateDevServer?.(args, { plugins: [] }, () => undefined);
  expect(app.use).not.toHaveBeenCalled();
});
