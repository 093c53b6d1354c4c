/** The editor's controls say of what is typed what the content check would say. */
import { fieldMistake } from "./field-check";
import { besideFile } from "./format";
import type { Control, Immutable } from "./cms";

const checkedWidgets = ["string", "text", "number", "datetime", "select", "image", "markdown"];

export function checkWidgets(): void {
  for (const name of checkedWidgets) {
    const widget = window.CMS.getWidget(name);
    // The registry hands out its own record, so that all else about the widget stays as it is.
    if (widget) widget.control = checked(widget.control);
  }
}

function checked(Base: Control): Control {
  return class Checked extends Base {
    constructor(props: ConstructorParameters<Control>[0]) {
      super(props);
      if (props.field.get("widget") === "image") this.drawAgain();
      const inherited = this.isValid?.bind(this);
      this.isValid = () => {
        const { field, value, parentIds } = this.props;
        const model = field.get("model");
        const held = isImmutable(value) ? value.toJS() : value;
        const isPicture = field.get("widget") === "image" && typeof held === "string";
        const plain = isPicture ? besideFile(held) : held;
        // What is empty is missing, and Decap itself tells that, if the field is required.
        const isEmpty = plain === undefined || plain === null || plain === "";
        const message =
          isEmpty || typeof model !== "string" ? undefined : fieldMistake(model, plain);
        if (message) return { error: { type: "CUSTOM", message, parentIds } };
        return isEmpty || typeof model !== "string" ? (inherited?.() ?? true) : true;
      };
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

/** A required field that is empty is told in the words of the content check too. */
export function tellMissing(): void {
  const phrases = window.CMS.getLocale("en");
  const editor = phrases.editor as Record<string, Record<string, Record<string, string>>>;
  const pane = editor.editorControlPane ?? {};
  window.CMS.registerLocale("en", {
    ...phrases,
    editor: {
      ...editor,
      editorControlPane: {
        ...pane,
        widget: { ...pane.widget, required: "%{fieldLabel} is missing; add it" },
      },
    },
  });
}
