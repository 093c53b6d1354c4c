/** In the place of gatsby-react-router-scroll: scrolling is ours, see `../scroll.ts`. */
import type { ReactNode } from "react";

export const ScrollContext = ({ children }: { children: ReactNode }): ReactNode => children;

export const useScrollRestoration = (): object => ({});
