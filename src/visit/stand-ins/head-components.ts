/** Replaces `.cache/head/components/head-components.js`, which is for React 19: with React 18 only its context is used. */
import { createContext } from "react";

export const IsHeadRenderContext = createContext(false);

export const getValidHeadComponentReplacements = (): Map<string, never> => new Map<string, never>();
