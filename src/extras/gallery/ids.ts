/** Returns the id of the pictures of a page in the gallery, by its slug. */
export const picturesId = (slug: string) => `pictures-${slug}`;
