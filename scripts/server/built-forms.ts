import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";

/**
 * A form that Netlify would find in a built site: it reads every HTML file of a deploy for forms marked `data-netlify` or `netlify`.
 * https://docs.netlify.com/manage/forms/setup/
 */
export interface BuiltForm {
  name: string;
  /** Path of the page that answers; undefined for the form's own page. */
  action: string | undefined;
  /** Names of its fields; anything else that is posted is dropped. */
  fields: ReadonlySet<string>;
  /** Name of the field that must stay empty. */
  honeypot: string | undefined;
}

/** Returns the marked forms of an HTML document. */
export function formsIn(html: string): BuiltForm[] {
  const forms: (BuiltForm & { fields: Set<string> })[] = [];
  let open: (typeof forms)[number] | undefined;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === "form") {
        const { name, action } = attributes;
        const isMarked = "data-netlify" in attributes || "netlify" in attributes;
        if (!isMarked || !name) return;
        const honeypot = attributes["netlify-honeypot"] ?? attributes["data-netlify-honeypot"];
        open = { name, action, honeypot, fields: new Set() };
        forms.push(open);
      } else if (open && attributes.name && /^(input|select|textarea|button)$/.test(tag)) {
        open.fields.add(attributes.name);
      }
    },
    onclosetag(tag) {
      if (tag === "form") open = undefined;
    },
  });
  parser.end(html);
  return forms;
}

/** Returns all marked forms of a built site by name. Forms of the same name are merged, as on Netlify. */
export function formsOfSite(root: string): Map<string, BuiltForm> {
  const forms = new Map<string, BuiltForm>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
    for (const form of formsIn(readFileSync(join(entry.parentPath, entry.name), "utf8"))) {
      const former = forms.get(form.name);
      const fields = new Set([...(former?.fields ?? []), ...form.fields]);
      forms.set(form.name, { ...form, fields });
    }
  }
  return forms;
}
