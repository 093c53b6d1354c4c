/** Connects Decap's React, which renders the editor, to the site's React, which renders the preview. */
import { createRoot, type Root } from "react-dom/client";
import type { Kind } from "../content/registry";
import type { SiteData } from "../content/site-data";
import type { PreviewProps } from "./cms";
import { findPicture, formOf, nextSlug } from "./entry-check";
import { Preview } from "./Preview";

interface Bridge {
  props: PreviewProps;
  element: HTMLElement | null;
  root: Root | undefined;
  draw: (this: Bridge) => void;
}

/** Returns a preview template for Decap: a component of its React that contains a root of ours. */
export function previewTemplate(kind: Kind, site: SiteData): unknown {
  return window.createClass({
    element: null,
    root: undefined,
    componentDidMount(this: Bridge) {
      if (this.element) this.root = createRoot(this.element);
      this.draw();
    },
    componentDidUpdate(this: Bridge) {
      this.draw();
    },
    componentWillUnmount(this: Bridge) {
      const { root } = this;
      // Not while Decap's React is rendering.
      setTimeout(() => root?.unmount());
    },
    draw(this: Bridge) {
      const { entry, getAsset } = this.props;
      const urlOf = (src: string) => {
        const saved = findPicture(entry, src)?.displayURL;
        return typeof saved === "string" ? saved : String(getAsset(src) ?? "");
      };
      this.root?.render(
        <Preview {...{ kind, slug: nextSlug(entry), form: formOf(entry), site, urlOf }} />,
      );
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
