import { useSite } from "../../support/site";
import { walk } from "./walk";

const site = useSite();

/** Another walk: `WALK_SEED=7 WALK_STEPS=1000 npx jest --selectProjects browser visit/walk`. */
const { WALK_SEED = "5", WALK_STEPS = "300" } = process.env;

it(`a walk of ${WALK_STEPS} random steps never ends in a blank page, a loop, a stuck bar, a wrong page or an error`, async () => {
  await walk(await site.newPage(), site.url, Number(WALK_SEED), Number(WALK_STEPS));
}, 900_000);
