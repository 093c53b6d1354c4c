/** @jest-environment node */
import sharp, { type AvifOptions, type Sharp } from "sharp";
import { onPreInit } from "../../../src/gatsby/bootstrap";

it("AVIF is encoded with less effort, unless a plugin asks for more", () => {
  const prototype = sharp.prototype as Sharp;
  const original = prototype.avif;
  const passed: (AvifOptions | undefined)[] = [];
  prototype.avif = function avif(this: Sharp, options?: AvifOptions) {
    passed.push(options);
    return this;
  };
  void onPreInit?.({} as never, {} as never, () => undefined);
  sharp().avif({ quality: 50 });
  sharp().avif({ effort: 6 });
  prototype.avif = original;
  expect(passed).toEqual([{ effort: 2, quality: 50 }, { effort: 6 }]);
});
