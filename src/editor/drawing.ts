/** The control for a client's mark: reads the drawing and its viewBox from an SVG file. */
import type { ChangeEvent } from "react";
import type { Control, ControlInstance } from "./cms";
import { tell } from "./notice";
import { svgMark } from "./svg-mark";

export function drawingControl(): Control {
  const text = window.CMS.getWidget("text")?.control;
  interface Drawing extends ControlInstance {
    take: (this: Drawing, event: ChangeEvent<HTMLInputElement>) => void;
  }
  const spec: Partial<Drawing> & ThisType<Drawing> & object = {
    take({ target }) {
      const entry = target.closest("[class*='-ControlContainer']")?.parentElement;
      const box = entry?.querySelector<HTMLInputElement>("[id^='viewBox-field-']");
      void target.files?.[0]?.text().then((file) => {
        const mark = svgMark(file);
        target.value = "";
        if (typeof mark === "string") return tell({ title: "Not taken", text: [mark] });
        this.props.onChange?.(mark.drawing);
        // Decap merges each change into the value that it rendered last.
        setTimeout(() => box && type(box, mark.viewBox), 300);
        return undefined;
      });
    },
    render() {
      const { h } = window;
      const input = { type: "file", accept: ".svg", onChange: (event: never) => this.take(event) };
      return h(
        "div",
        null,
        text ? h(text as never, { ...this.props }) : null,
        h("label", { className: "editor-file" }, "Take it from an SVG file ", h("input", input)),
      );
    },
  };
  return window.createClass(spec) as unknown as Control;
}

/** Sets a field as if the text had been typed. */
function type(input: HTMLInputElement, words: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, words);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
