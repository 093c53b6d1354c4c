import type { ReactNode } from "react";
import { content } from "../content";
import { shared } from "../shared";

export const words = { shared, content };

export const page = {
  meta: (minutes: number, day: ReactNode) => (
    <>
      {minutes} minutes to read · rules checked on {day}
    </>
  ),
};
