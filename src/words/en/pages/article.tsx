import type { ReactNode } from "react";
import { shared } from "../shared";

export const words = { shared };

export const page = {
  meta: (minutes: number, day: ReactNode) => (
    <>
      {minutes} minutes to read · rules checked on {day}
    </>
  ),
};
