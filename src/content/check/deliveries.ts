/**
 * Compares the forms with `content/site.yml`, which says who is told of what each receives. Pure.
 */
import { filesOf, type ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { fault, mistakeAt } from "../issues";
import { site, type SiteSettings } from "../kinds/site";
import { webForm, type FormFacts } from "../kinds/web-form";

/**
 * Returns a mistake for each form of which nobody is told: what it receives would lie unread in the
 * host's list.
 */
export function checkDeliveries(files: readonly ContentFile[]): Mistake[] {
  const settings = filesOf(files, site)[0];
  if (!settings) return [];
  const { forms = [] } = settings.data as unknown as SiteSettings;
  return filesOf(files, webForm).flatMap((content) => {
    const { id } = content.data as unknown as FormFacts;
    if (forms.some(({ form }) => form === id)) return [];
    const found = fault(
      "form-delivery",
      `is “${id}”, of which ${settings.file} tells nobody`,
      `write there below “forms”: { form: ${id}, to: [the address of whom it is for], answer: true }`,
    );
    return [{ ...mistakeAt(content, ["id"], found), file: content.file }];
  });
}
