/** Moves a page within its group; the other pages are renumbered. */
import type { SiteData } from "../content/site-data";
import type { SitePage } from "../content/site-page";
import type { Control, ControlProps } from "./cms";
import { formOf, savedSlug } from "./entry-check";
import { polling } from "./polling";

type Pages = SiteData["pages"];

/** Returns the other pages of a group in their order. */
export function neighborsIn(pages: Pages, kind: string, group: unknown, slug?: string): SitePage[] {
  return pages
    .filter((page) => page.kind === kind && page.group === group && page.slug !== slug)
    .sort((a, b) => Number(a.fields.order) - Number(b.fields.order));
}

/** Returns the pages whose numbers change when another page takes this position, with their new numbers. */
export function renumbered(
  neighbors: readonly SitePage[],
  position: number,
): Map<SitePage, number> {
  const numbers = neighbors.map(
    (page, index) => [page, index + 1 < position ? index + 1 : index + 2] as const,
  );
  return new Map(numbers.filter(([page, number]) => page.fields.order !== number));
}

/** The control: the titles of the group in order, and two buttons that move this page. */
export function orderControl(site: SiteData): Control {
  return window.createClass({
    ...polling,
    /** The titles that were rendered last. */
    rendered: "",
    poll() {
      const titles = titlesIn(this.props, site.pages);
      const { others, own } = titles;
      if (this.props.value === undefined && own) this.props.onChange?.(others.length + 1);
      if (JSON.stringify(titles) !== this.rendered) this.forceUpdate();
    },
    render() {
      const { h } = window;
      const { value, onChange, forID, classNameWrapper = "" } = this.props;
      const titles = titlesIn(this.props, site.pages);
      this.rendered = JSON.stringify(titles);
      const { others, own } = titles;
      const position = Math.min(Math.max(1, Number(value) || 1), others.length + 1);
      const list = others.map((title) => h("li", { key: title }, title));
      list.splice(position - 1, 0, h("li", { key: "own", "aria-current": "true" }, own));
      const button = (label: string, to: number) =>
        h(
          "button",
          { type: "button", disabled: to < 1 || to > list.length, onClick: () => onChange?.(to) },
          label,
        );
      return h(
        "div",
        { id: forID, tabIndex: -1, className: `${classNameWrapper} editor-order` },
        h("ol", null, ...list),
        button("Move up", position - 1),
        button("Move down", position + 1),
      );
    },
  });
}

/** Returns the titles of the other pages of the group, and that of the open page. */
function titlesIn({ getEntry }: ControlProps, pages: Pages): { others: string[]; own: string } {
  const entry = getEntry?.();
  if (!entry?.get("data")) return { others: [], own: "" };
  const { title, group } = formOf(entry);
  const others = neighborsIn(pages, String(entry.get("collection")), group, savedSlug(entry));
  return {
    others: others.map((page) => page.title),
    own: typeof title === "string" ? title : "",
  };
}
