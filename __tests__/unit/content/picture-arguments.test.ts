/** @jest-environment node */
import { readFileSync } from "node:fs";

/** The arguments of gatsbyImageData in a file's queries, one line each. */
function pictureArguments(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/gatsbyImageData\(([^)]+)\)/g)].map(([, inner = ""]) =>
    inner.trim().replace(/\s+/g, " "),
  );
}

test.each(["publish/publish-query.ts", "gatsby/begin-pictures.ts"])(
  "%s asks for the pictures that the pages show, and so for no further ones",
  (file) => {
    const [shown] = pictureArguments("src/components/Picture/Picture.tsx");
    expect(shown).toContain("breakpoints");
    expect(pictureArguments(`src/build/${file}`)).toEqual([shown]);
  },
);
