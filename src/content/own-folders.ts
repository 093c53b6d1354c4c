/**
 * Folders of the published site that hold no pages: their files have headers of their own, and no
 * page may have such a name.
 */
export const ownFolders = ["static", "share", "page-data", "drawings", "fonts"] as const;
