/** @jest-environment node */
import { inlineScript } from "../../../src/hosting/inline-script";

const root = process.cwd();

it.each([
  ["head", 420],
  ["loader", 810],
  ["trusted-types", 900],
])("the script %s is one short expression that can be inlined in HTML", async (name, most) => {
  const script = await inlineScript(root, name);
  expect(script).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/s);
  expect(script).not.toMatch(/<\/script|<!--|\n/i);
  expect(script.length).toBeLessThanOrEqual(most);
});

it("names a missing script in its error", async () => {
  await expect(inlineScript(root, "missing")).rejects.toThrow(/missing\.ts/);
});
