/** Run by `npm run develop` whenever the brand was changed: webpack takes up the new colors at once. */
import { renewBrand } from "../../src/build/publish/brand-files";

renewBrand(process.cwd()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
});
