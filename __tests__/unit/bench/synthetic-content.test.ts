/** @jest-environment node */
import sharp from "sharp";
import { heroWidth } from "../../../src/content/fields";
import { contentPictures } from "../../../scripts/bench/synthetic-content";

it("uses only pictures that are wide enough for a hero", async () => {
  const pictures = await contentPictures(process.cwd());
  expect(pictures.length).toBeGreaterThan(10);
  const metadata = await Promise.all(pictures.map((file) => sharp(file).metadata()));
  expect(Math.min(...metadata.map(({ width }) => width))).toBeGreaterThanOrEqual(heroWidth);
});
