/** A modal dialog for what an author has to read before going on. */

interface Notice {
  title: string;
  paragraphs: readonly string[];
  /** Texts to compare side by side, by their headings. */
  compared?: Readonly<Record<string, string>>;
  /** Labels of the buttons; the first is the safe one, and Escape counts as clicking it. */
  buttons?: readonly [string, ...string[]];
}

/** Shows the notice. Resolves to the label of the button that was clicked. */
export function showNotice({
  title,
  paragraphs,
  compared = {},
  buttons = ["OK"],
}: Notice): Promise<string> {
  const dialog = make("dialog", "", { className: "editor-notice" });
  const heading = make("h2", title, { id: "editor-notice-title" });
  dialog.setAttribute("aria-labelledby", heading.id);
  const columns = make("div", "", { className: "editor-compared" });
  for (const [name, content] of Object.entries(compared))
    columns.append(make("h3", name), make("pre", content, { tabIndex: 0 }));
  const form = make("form", "", { method: "dialog" });
  form.append(...buttons.map((label) => make("button", label, { value: label })));
  dialog.append(heading, ...paragraphs.map((text) => make("p", text)), columns, form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue || buttons[0]);
    });
  });
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { textContent: text }, properties);
}
