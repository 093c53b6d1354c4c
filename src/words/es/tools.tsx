import type * as en from "../en/tools";

export const tools: typeof en.tools = {};
