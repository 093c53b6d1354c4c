/** The bridge between Decap's React, which draws the editor, and the site's, which draws the preview. */
import { createRoot, type Root } from "react-dom/client";
import type { Mistake } from "../content/front-matter";
import type { Kind } from "../content/registry";
import type { SiteData } from "../content/site-data";
import { slugOf } from "../content/slug";
import type { Form } from "./format";
import type { EntryMap, PreviewProps } from "./cms";
import { mistakesOf, widthOf } from "./entry-check";
import { Preview } from "./Preview";

interface Bridge {
  props: PreviewProps;
  element: HTMLElement | null;
  root: Root | undefined;
  /** The form that the mistakes are of. */
  checked: Form | undefined;
  mistakes: Mistake[];
  draw: (this: Bridge) => void;
}

/** Slug of a saved page: Decap's own is `daiso/index`. */
export function savedSlug(entry: EntryMap): string | undefined {
  const slug = entry.get("slug");
  return typeof slug === "string" && slug !== "" ? slug.replace(/\/index$/, "") : undefined;
}

/** A preview template for Decap: a component of its React, inside which a root of ours lives. */
export function previewTemplate(kind: Kind, site: SiteData): unknown {
  return window.createClass({
    element: null,
    root: undefined,
    checked: undefined,
    mistakes: [],
    componentDidMount(this: Bridge) {
      if (this.element) this.root = createRoot(this.element);
      this.draw();
    },
    componentDidUpdate(this: Bridge) {
      this.draw();
    },
    componentWillUnmount(this: Bridge) {
      const { root } = this;
      // Not while Decap's React is at work.
      setTimeout(() => root?.unmount());
    },
    draw(this: Bridge) {
      const { entry, getAsset } = this.props;
      const form = entry.getIn(["data"]) as { toJS: () => Form };
      const data = form.toJS();
      const slug = savedSlug(entry);
      const addressOf = (src: string) => String(getAsset(src) ?? "");
      const show = () => {
        const name = slug ?? slugOf(typeof data.title === "string" ? data.title : "");
        const { mistakes } = this;
        this.root?.render(
          <Preview {...{ kind, slug: name, form: data, site, addressOf, mistakes }} />,
        );
      };
      this.checked = data;
      show();
      void mistakesOf({ kind, slug, form: data }, site, ({ src }) => {
        const address = addressOf(src);
        return address ? widthOf(address) : Promise.resolve(undefined);
      }).then((mistakes) => {
        // Meanwhile more may have been typed.
        if (this.checked !== data) return;
        this.mistakes = mistakes;
        show();
      });
    },
    render(this: Bridge) {
      return window.h("div", {
        ref: (element: HTMLElement | null) => {
          this.element = element;
        },
      });
    },
  });
}
