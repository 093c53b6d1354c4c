/** Shows the messages of the content check beside the fields. */
import type { Control, Immutable } from "./cms";
import { markOf } from "./check-list";
import { noteControl } from "./controls";

const widgets =
  "string text number datetime select image markdown boolean list object address order drawing".split(
    " ",
  );

/** Makes every control, ours and Decap's, show what is wrong with its field. */
export function markControls(): void {
  for (const name of widgets) {
    const widget = window.CMS.getWidget(name);
    // The registry hands out its own record, so that all else about the widget stays as it is.
    if (widget) widget.control = marked(widget.control);
  }
}

function marked(Base: Control): Control {
  return class Marked extends Base {
    constructor(props: ConstructorParameters<Control>[0]) {
      super(props);
      noteControl(this);
      if (props.field.get("widget") === "image") this.drawAgain();
      const told = () => {
        const { field, parentIds } = this.props;
        const message = markOf(this);
        // Decap itself reports required fields that are empty.
        return message === undefined || (field.get("required") !== false && this.isEmpty())
          ? undefined
          : { type: "CUSTOM", message, parentIds };
      };
      this.isValid = () => {
        const error = told();
        return error ? { error } : true;
      };
      // Lists call this instead.
      if (this.validateSize) this.validateSize = () => [told() ?? []].flat();
    }

    isEmpty() {
      const { value } = this.props;
      const held = isImmutable(value) ? value.toJS() : value;
      return held === undefined || held === null || held === "";
    }

    /** Decap keeps the placeholder of a picture that is still loading, unless its element is replaced. */
    drawAgain() {
      const draw = this.renderImages;
      if (!draw) return;
      this.shouldComponentUpdate = () => true;
      this.renderImages = () => {
        const { getAsset, value, field } = this.props;
        return window.h("div", { key: String(getAsset?.(value, field) ?? "") }, draw());
      };
    }
  };
}

function isImmutable(value: unknown): value is Immutable {
  return typeof value === "object" && value !== null && "toJS" in value;
}
