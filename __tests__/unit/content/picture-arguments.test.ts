/** @jest-environment node */
import { readFileSync } from "node:fs";

/** Returns the arguments of gatsbyImageData in a file's queries, with normalized white space. */
function pictureArguments(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/gatsbyImageData\(([^)]+)\)/g)].map(([, inner = ""]) =>
    inner.trim().replace(/\s+/g, " "),
  );
}

test.each(["publish/publish-query.ts", "gatsby/begin-pictures.ts"])(
  "%s queries the same picture files as the pages, so that no others are created",
  (file) => {
    const [shown] = pictureArguments("src/components/Picture/Picture.tsx");
    expect(shown).toContain("breakpoints");
    expect(pictureArguments(`src/build/${file}`)).toEqual([shown]);
  },
);
