import type * as en from "../en/forms";

export const forms: typeof en.forms = {};
