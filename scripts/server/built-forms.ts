import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";

/**
 * The forms that Netlify would find in a built site: it reads every HTML file when it deploys, and takes what is marked
 * `data-netlify` or `netlify`. https://docs.netlify.com/manage/forms/setup/
 */
export interface BuiltForm {
  name: string;
  /** Path of the page that answers; the form's own page where it says nothing. */
  action: string | undefined;
  /** Names of its fields; what else is posted is not kept. */
  fields: ReadonlySet<string>;
  /** Name of the field that must stay empty. */
  honeypot: string | undefined;
}

/** The marked forms of one HTML document. */
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

/** All marked forms of a built site, by name. Where a name appears twice their fields are put together, as on Netlify. */
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
