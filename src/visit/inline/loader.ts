/**
 * The inline script at the end of every page. The page works without Gatsby's scripts, which are loaded from the template before it at
 * the first sign of interest. A pointer that merely lies where the page appears is reported as a move by zero pixels, which does not count.
 */
import { layOut } from "../lay-out";

const page = document;
const { pathname } = location;
// eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- it is right before this script
const content = (page.currentScript!.previousElementSibling as HTMLTemplateElement).content;
const interest = new AbortController();
const { signal } = interest;

/** The link under a finger. What is pressed first may be a link, whose document would wait while React starts for nothing. */
let pressed: Element | null | undefined;

function load({ type, target, movementX, movementY }: Partial<PointerEvent> = {}): void {
  if (type === "pointermove" && !movementX && !movementY) return;
  const link = (target as Partial<Element> | null)?.closest?.("a[href]");
  if (type === "pointerdown" || type === "touchstart") pressed = link;
  if (link && link === pressed && type !== "keydown") return;
  interest.abort();
  layOut();
  // Scripts inserted by script run in the order in which they arrive; this keeps the document's order.
  for (const script of content.querySelectorAll("script")) script.async = false;
  page.body.append(content);
}

for (const name of ["pointerdown", "pointermove", "keydown", "touchstart", "focusin", "scroll"])
  addEventListener(name, load, { capture: true, passive: true, signal });

// By then the first view is on the screen.
addEventListener("load", () => setTimeout(() => signal.aborted || layOut(), 500));

// Back, after a document that was reloaded, may change the address only. Where script ran before, it has to scroll.
onpopstate = () => location.pathname !== pathname && location.reload();
if (history.scrollRestoration === "manual") load();
