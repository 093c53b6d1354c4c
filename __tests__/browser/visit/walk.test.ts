import { useSite } from "../../support/site";
import { walk } from "./walk";

const site = useSite();

/** Steps and a seed of one's own: `npm run walk -- SEED STEPS`. */
it("a walk of 300 random steps never ends in a blank page, a loop, a stuck bar, a wrong page or an error", async () => {
  await walk(await site.newPage(), site.url, 5, 300);
}, 900_000);
