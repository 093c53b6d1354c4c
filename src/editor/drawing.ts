/** The control for a client's mark: reads the drawing and its viewBox from an SVG file. */
import type { ChangeEvent } from "react";
import type { Control } from "./cms";
import { showNotice } from "./notice";
import { svgMark } from "./svg-mark";

export function drawingControl(): Control {
  const text = window.CMS.getWidget("text")?.control;
  return window.createClass({
    readFile({ target }: ChangeEvent<HTMLInputElement>) {
      const entry = target.closest("[class*='-ControlContainer']")?.parentElement;
      const viewBox = entry?.querySelector<HTMLInputElement>("[id^='viewBox-field-']");
      void target.files?.[0]?.text().then((file) => {
        const mark = svgMark(file);
        target.value = "";
        if (typeof mark === "string") return showNotice({ title: "Not taken", paragraphs: [mark] });
        this.props.onChange?.(mark.drawing);
        // Decap merges each change into the value that it rendered last.
        setTimeout(() => viewBox && typeInto(viewBox, mark.viewBox), 300);
        return undefined;
      });
    },
    render() {
      const { h } = window;
      const onChange = (event: ChangeEvent<HTMLInputElement>) => this.readFile(event);
      const input = { type: "file", accept: ".svg", onChange };
      return h(
        "div",
        null,
        text ? h(text, { ...this.props }) : null,
        h("label", { className: "editor-file" }, "Take it from an SVG file ", h("input", input)),
      );
    },
  });
}

/** Sets a field's value in a way that React notices. */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
