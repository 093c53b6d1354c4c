/** The control for a page's address: shows the current one, or the one that the title makes. */
import type { Control, ControlProps } from "./cms";
import { nextSlug } from "./entry-check";
import { polling } from "./polling";

export function addressControl(): Control {
  const text = window.CMS.getWidget("string")?.control;
  return window.createClass({
    ...polling,
    /** The slug that was rendered last. */
    slug: "",
    poll() {
      if (slugFor(this.props) !== this.slug) this.forceUpdate();
    },
    render() {
      this.slug = slugFor(this.props);
      const { value = this.slug } = this.props;
      return text ? window.h(text, { ...this.props, value }) : null;
    },
  });
}

function slugFor({ getEntry }: ControlProps): string {
  const entry = getEntry?.();
  return entry?.get("data") ? nextSlug(entry) : "";
}
