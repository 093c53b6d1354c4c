import { nameClasses } from "../../../src/gatsby/webpack";

it("names classes by a hash wherever css-loader reads CSS Modules", () => {
  const modules = { localIdentName: "[name]--[local]" };
  const plain = { options: {} };
  nameClasses([{ oneOf: [{ use: [plain, { options: { modules } }] }] }, {}], "[hash:base64:5]");
  expect(modules.localIdentName).toBe("[hash:base64:5]");
  expect(plain).toEqual({ options: {} });
});
