/** `npm run photos -- FOLDER`: makes camera files ready for a page. */
import { parseArgs } from "node:util";
import { CommandError, runCommand } from "../command";
import { preparePhotos } from "./run";

const usage = `npm run photos -- FOLDER [--to content/build-process/my-recap] [--name kitchen] [--write]

Straightens the photographs of a folder, takes out place and camera data, limits them to 2560 pixels and gives them
names that addresses can have. HEIC files of phones become JPEG.
  --to …      the page's folder; without it the pictures stay where they are, and the camera files are moved away
  --name …    names them kitchen-01, kitchen-02 … in the order in which they were taken
  --write     adds a line with alt text and caption to fill in for each picture to the end of the page's text`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: "string" },
      name: { type: "string" },
      write: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
  const { help, ...options } = values;
  if (help) {
    console.log(usage);
    return;
  }
  const [folder] = positionals;
  if (!folder) throw new CommandError(`Name a folder.\n\n${usage}`);
  await preparePhotos(process.cwd(), { folder, ...options }, (text) => console.log(text));
}

runCommand(main, usage);
