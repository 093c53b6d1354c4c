/** Replaces Decap's phrases where ours are plainer or its own would be wrong here. */
import type { Phrases } from "./cms";

/** Title of the button that shows the form of the other language. */
export const showOtherLanguage = "Show the other language";

const phrases: Readonly<Record<string, string>> = {
  // Worded as the content check does.
  "editor.editorControlPane.widget.required": "%{fieldLabel} is missing; add it",
  // A draft is saved too, but not published.
  "editor.editorToolbar.published": "Saved",
  "editor.editorInterface.toggleI18n": showOtherLanguage,
  "editor.editorControlPane.i18n.writingInLocale": "Language: %{locale}",
  "editor.editorControlPane.i18n.copyFromLocale": "Copy from",
  "ui.toast.missingRequiredField":
    "Not published: the list above the form says what to correct first.",
};

/** Registers our phrases over Decap's. */
export function overridePhrases(): void {
  const all = structuredClone(window.CMS.getLocale("en"));
  for (const [path, text] of Object.entries(phrases)) {
    const steps = path.split(".");
    const name = steps.pop() ?? "";
    const group = steps.reduce((parent, step) => (parent[step] ??= {}) as Phrases, all);
    group[name] = text;
  }
  window.CMS.registerLocale("en", all);
}
