/** The editor's controls say beside a field what the content check says of it. */
import type { Control, Immutable } from "./cms";
import { markOf } from "./check-list";
import { noteControl } from "./controls";

const widgets =
  "string text number datetime select image markdown boolean list object address order drawing".split(
    " ",
  );

/** Has every control of ours and of Decap's tell what is wrong with its field. */
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
        // What is empty and required Decap tells by itself.
        return message === undefined || (field.get("required") !== false && this.isEmpty())
          ? undefined
          : { type: "CUSTOM", message, parentIds };
      };
      this.isValid = () => {
        const error = told();
        return error ? { error } : true;
      };
      // A list asks this instead.
      if (this.validateSize) this.validateSize = () => [told() ?? []].flat();
    }

    isEmpty() {
      const { value } = this.props;
      const held = isImmutable(value) ? value.toJS() : value;
      return held === undefined || held === null || held === "";
    }

    /** Decap draws a picture that is still to come as an empty one, and leaves it so, unless it is another element. */
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
