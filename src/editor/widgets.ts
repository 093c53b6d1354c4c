/** Shows the messages of the content check beside the fields. */
import { messageFor } from "./check-list";
import type { Control, Immutable } from "./cms";
import { registerControl } from "./controls";

const widgets =
  "string text number datetime select image markdown boolean list object address order drawing".split(
    " ",
  );

/** Makes every control, ours and Decap's, show what is wrong with its field. */
export function extendControls(): void {
  for (const name of widgets) {
    const widget = window.CMS.getWidget(name);
    // Decap returns its own record; changing it in place leaves the rest of the widget as it is.
    if (widget) widget.control = withMessages(widget.control);
  }
}

function withMessages(Base: Control): Control {
  return class WithMessages extends Base {
    constructor(props: ConstructorParameters<Control>[0]) {
      super(props);
      registerControl(this);
      if (props.field.get("widget") === "image") this.remountPictures();
      const findError = () => {
        const { field, parentIds } = this.props;
        const message = messageFor(this);
        // Decap itself reports required fields that are empty.
        return message === undefined || (field.get("required") !== false && this.isEmpty())
          ? undefined
          : { type: "CUSTOM", message, parentIds };
      };
      this.isValid = () => {
        const error = findError();
        return error ? { error } : true;
      };
      if (this.validateSize) this.validateSize = () => [findError() ?? []].flat();
    }

    isEmpty() {
      const { value } = this.props;
      const plain = isImmutable(value) ? value.toJS() : value;
      return plain === undefined || plain === null || plain === "";
    }

    /** Remounts a picture once it has loaded: Decap would otherwise keep showing the placeholder. */
    remountPictures() {
      const render = this.renderImages;
      if (!render) return;
      this.shouldComponentUpdate = () => true;
      this.renderImages = () => {
        const { getAsset, value, field } = this.props;
        return window.h("div", { key: String(getAsset?.(value, field) ?? "") }, render());
      };
    }
  };
}

function isImmutable(value: unknown): value is Immutable {
  return typeof value === "object" && value !== null && "toJS" in value;
}
