/** In the place of `.cache/head/components/head-components.js`, which serves React 19: only its context is asked for otherwise. */
import { createContext } from "react";

export const IsHeadRenderContext = createContext(false);

export const getValidHeadComponentReplacements = (): Map<string, never> => new Map<string, never>();
