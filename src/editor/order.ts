/** Moves a page among those of its group; the others are renumbered. */
import type { SiteData } from "../content/site-data";
import type { SitePage } from "../content/site-page";
import type { Control, ControlInstance } from "./cms";
import { formIn, savedSlug } from "./entry-check";

type Pages = SiteData["pages"];

/** The other pages of a group, the first first. */
export function neighborsIn(pages: Pages, kind: string, group: unknown, slug?: string): SitePage[] {
  return pages
    .filter((page) => page.kind === kind && page.group === group && page.slug !== slug)
    .sort((a, b) => Number(a.fields.order) - Number(b.fields.order));
}

/** The pages to be renumbered when another one takes this place; pure. */
export function makeRoom(neighbors: readonly SitePage[], place: number): Map<SitePage, number> {
  const numbers = neighbors.map(
    (page, index) => [page, index + 1 < place ? index + 1 : index + 2] as const,
  );
  return new Map(numbers.filter(([page, number]) => page.fields.order !== number));
}

/** The control: the titles of the group in their order, and two buttons that move this one. */
export function orderControl(site: SiteData): Control {
  interface Order extends ControlInstance {
    timer?: ReturnType<typeof setInterval>;
    drawn: string;
    forceUpdate: () => void;
    titles: (this: Order) => { others: string[]; own: string };
  }
  const spec: Partial<Order> & ThisType<Order> & object = {
    drawn: "",
    componentDidMount() {
      // Title and group belong to other controls.
      this.timer = setInterval(() => {
        const { others, own } = this.titles();
        if (this.props.value === undefined && own) this.props.onChange?.(others.length + 1);
        const drawn = [...others, own].join("\n");
        if (drawn === this.drawn) return;
        this.drawn = drawn;
        this.forceUpdate();
      }, 200);
    },
    componentWillUnmount() {
      clearInterval(this.timer);
    },
    titles() {
      const entry = this.props.getEntry?.();
      if (!entry?.get("data")) return { others: [], own: "" };
      const { title, group } = formIn(entry);
      const pages = neighborsIn(
        site.pages,
        String(entry.get("collection")),
        group,
        savedSlug(entry),
      );
      return {
        others: pages.map((page) => page.title),
        own: typeof title === "string" ? title : "",
      };
    },
    render() {
      const { h } = window;
      const { value, onChange, forID, classNameWrapper = "" } = this.props;
      const { others, own } = this.titles();
      const place = Math.min(Math.max(1, Number(value) || 1), others.length + 1);
      const list = others.map((title) => h("li", { key: title }, title));
      list.splice(place - 1, 0, h("li", { key: "own", "aria-current": "true" }, own));
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
        button("Move up", place - 1),
        button("Move down", place + 1),
      );
    },
  };
  return window.createClass(spec) as unknown as Control;
}
