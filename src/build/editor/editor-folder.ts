/** Folder of the editor in the built site, and its address. */
export const editorFolder = "admin";
