/** The control for the address of a page: shows the one that it has, or that its title makes. */
import type { Control, ControlInstance } from "./cms";
import { slugIn } from "./entry-check";

export function addressControl(): Control {
  const text = window.CMS.getWidget("string")?.control;
  interface Address extends ControlInstance {
    timer?: ReturnType<typeof setInterval>;
    slug: string;
    forceUpdate: () => void;
  }
  const spec: Partial<Address> & ThisType<Address> & object = {
    slug: "",
    componentDidMount() {
      // The title is another control's.
      this.timer = setInterval(() => {
        const entry = this.props.getEntry?.();
        const slug = entry?.get("data") ? slugIn(entry) : "";
        if (slug === this.slug) return;
        this.slug = slug;
        this.forceUpdate();
      }, 200);
    },
    componentWillUnmount() {
      clearInterval(this.timer);
    },
    render() {
      const { value = this.slug } = this.props;
      return text ? window.h(text as never, { ...this.props, value }) : null;
    },
  };
  return window.createClass(spec) as unknown as Control;
}
