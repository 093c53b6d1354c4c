/** Replaces gatsby-react-router-scroll: `../scroll.ts` restores scroll positions. */
import type { ReactNode } from "react";

export const ScrollContext = ({ children }: { children: ReactNode }): ReactNode => children;

export const useScrollRestoration = (): object => ({});
