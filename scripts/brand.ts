/**
 * `npm run brand`: makes the typeface, the icons and the picture for shared links from
 * content/brand.yml.
 */
import { brand } from "../src/brand/brand";
import { writeIcons } from "../src/brand/icons";
import { TypefaceError, writeTypeface } from "../src/brand/typeface";
import { checkContent, formatMistakes } from "../src/content/check";
import { CommandError, runCommand } from "./command";

async function main(): Promise<void> {
  const { mistakes } = await checkContent(process.cwd());
  const own = mistakes.filter(
    ({ file, code }) => file === "content/brand.yml" && code !== "made-brand",
  );
  if (own.length > 0) throw new CommandError(formatMistakes(own));
  const names = [
    ...(await writeTypeface(brand, process.cwd()).catch((error: unknown) => {
      throw error instanceof TypefaceError ? new CommandError(error.message) : error;
    })),
    ...(await writeIcons(brand, process.cwd())),
  ];
  console.log(`Made ${names.join(", ")} in static/. Start npm run develop again to see them.`);
}

runCommand(main);
