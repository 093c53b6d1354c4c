/** The control for a page's address: shows the current one, or the one that its title makes. */
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
      // The title belongs to another control, whose changes Decap does not pass on.
      const follow = (): void => {
        const entry = this.props.getEntry?.();
        const slug = entry?.get("data") ? slugIn(entry) : "";
        if (slug === this.slug) return;
        this.slug = slug;
        this.forceUpdate();
      };
      // At once too: an address that appears under the hands of somebody typing ends up in the text.
      follow();
      this.timer = setInterval(follow, 200);
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
