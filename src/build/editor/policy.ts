import { editorPolicy as policy } from "../../editor/backend";

export { editorFolder } from "../../editor/backend";
export const editorPolicy = (_backend: unknown): string => policy;
