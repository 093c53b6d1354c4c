/** The bridge between Decap's React, which draws the editor, and the site's, which draws the preview. */
import { createRoot, type Root } from "react-dom/client";
import type { Kind } from "../content/registry";
import type { SiteData } from "../content/site-data";
import type { PreviewProps } from "./cms";
import { formIn, pictureIn, slugIn } from "./entry-check";
import { Preview } from "./Preview";

interface Bridge {
  props: PreviewProps;
  element: HTMLElement | null;
  root: Root | undefined;
  draw: (this: Bridge) => void;
}

/** A preview template for Decap: a component of its React, inside which a root of ours lives. */
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
      const addressOf = (src: string) => {
        const held = pictureIn(entry, src)?.displayURL;
        return typeof held === "string" ? held : String(getAsset(src) ?? "");
      };
      this.root?.render(
        <Preview {...{ kind, slug: slugIn(entry), form: formIn(entry), site, addressOf }} />,
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
