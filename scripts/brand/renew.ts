/** `npm run develop` runs this when the brand has changed: hot reload then shows the new colors. */
import { renewBrand } from "./brand-files";

renewBrand(process.cwd()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
});
