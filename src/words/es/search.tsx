import type * as en from "../en/search";

export const search: typeof en.search = {};
