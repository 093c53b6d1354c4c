/** The title of a closed entry opens it, as the arrow over it does. */
export function openByTitle(): void {
  document.addEventListener("click", ({ target }) => {
    const title = (target as Element).closest("[class*='-NestedObjectLabel']");
    title?.previousElementSibling?.querySelector("button")?.click();
  });
}
