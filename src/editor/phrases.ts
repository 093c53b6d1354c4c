/** Replaces Decap's phrases where ours are plainer or its own are wrong here. */

/** What the button of the form beside the form says. */
export const showOtherLanguage = "Show the other language";

const phrases: Readonly<Record<string, string>> = {
  // In the words of the content check.
  "editor.editorControlPane.widget.required": "%{fieldLabel} is missing; add it",
  // A draft, too, is saved but not published.
  "editor.editorToolbar.published": "Saved",
  "editor.editorInterface.toggleI18n": showOtherLanguage,
  "editor.editorControlPane.i18n.writingInLocale": "Language: %{locale}",
  "editor.editorControlPane.i18n.copyFromLocale": "Copy from",
  "ui.toast.missingRequiredField":
    "Not published: the list above the form says what to correct first.",
};

interface Phrases {
  [name: string]: string | Phrases;
}

/** Puts our phrases over Decap's. */
export function sayPlainly(): void {
  const all = structuredClone<Phrases>(window.CMS.getLocale("en"));
  for (const [path, words] of Object.entries(phrases)) {
    const steps = path.split(".");
    const name = steps.pop() ?? "";
    const group = steps.reduce((place, step) => (place[step] ??= {}) as Phrases, all);
    group[name] = words;
  }
  window.CMS.registerLocale("en", all);
}
