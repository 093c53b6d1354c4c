import type { ReactNode } from "react";
import { content } from "../content";
import { shared } from "../shared";
import { tools } from "../tools";

export const words = { shared, content, tools };

export const page = {
  meta: (minutes: number, day: ReactNode) => (
    <>
      {minutes} minutes to read · rules checked on {day}
    </>
  ),
};
