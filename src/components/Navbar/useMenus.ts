import { useEffect, type RefObject } from "react";

/**
 * Adds what `<details>` lacks as a menu: it closes on Esc, which returns the focus, on a click elsewhere, when the focus
 * leaves it, when one of its links is followed, and when the page changes.
 */
export function useMenus(root: RefObject<HTMLElement | null>, path: string): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const open = () => [...element.querySelectorAll<HTMLDetailsElement>("details[open]")];
    const close = (menus: HTMLDetailsElement[]) => menus.forEach((menu) => (menu.open = false));
    const leave = (event: Event) => {
      const target = event.target instanceof Node ? event.target : null;
      close(open().filter((menu) => !menu.contains(target)));
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      const [outermost] = open();
      if (!outermost) return;
      close(open());
      outermost.querySelector("summary")?.focus();
    };
    const follow = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("a")) close(open());
    };
    document.addEventListener("keydown", press);
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    element.addEventListener("click", follow);
    return () => {
      // Here and not when the effect starts: a visitor may have opened a menu before hydration.
      close(open());
      document.removeEventListener("keydown", press);
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
      element.removeEventListener("click", follow);
    };
  }, [root, path]);
}
