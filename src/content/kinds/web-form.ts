import type { z } from "zod";
import {
  code,
  flag,
  idForm,
  identifier,
  list,
  name,
  object,
  oneOf,
  ownPageAddress,
  reference,
  refuse,
  text,
  whole,
} from "../fields";
import { fileTypeNames } from "../file-types";
import {
  addedFields,
  hiddenFields,
  honeypot,
  listNames,
  longestAnswer,
  totalBytes,
} from "../form-limits";
import { dataKind } from "../kind";

/**
 * What scripts know of a form by a name; a field of that name would take its place. `name` is not
 * among them: it is what everybody calls that question, and nothing of the site asks a form for its
 * own but by the attribute. https://html.spec.whatwg.org/multipage/forms.html#the-form-element
 */
const formMembers = [
  "acceptCharset",
  "action",
  "autocomplete",
  "elements",
  "encoding",
  "enctype",
  "length",
  "method",
  "noValidate",
  "rel",
  "relList",
  "target",
  "checkValidity",
  "reportValidity",
  "requestSubmit",
  "reset",
  "submit",
  // Of every element and object.
  "attributes",
  "children",
  "classList",
  "className",
  "dataset",
  "dir",
  "hidden",
  "id",
  "lang",
  "prefix",
  "slot",
  "style",
  "tabIndex",
  "title",
  "translate",
  "after",
  "append",
  "before",
  "prepend",
  "remove",
  "replaceChildren",
  "replaceWith",
  "appendChild",
  "insertBefore",
  "removeChild",
  "replaceChild",
  "cloneNode",
  "closest",
  "contains",
  "matches",
  "querySelector",
  "querySelectorAll",
  "getAttribute",
  "hasAttribute",
  "removeAttribute",
  "setAttribute",
  "toggleAttribute",
  "addEventListener",
  "dispatchEvent",
  "removeEventListener",
  "childNodes",
  "firstChild",
  "lastChild",
  "nextSibling",
  "previousSibling",
  "parentElement",
  "parentNode",
  "ownerDocument",
  "isConnected",
  "getRootNode",
  "innerHTML",
  "innerText",
  "outerHTML",
  "textContent",
  "localName",
  "nodeName",
  "nodeType",
  "nodeValue",
  "tagName",
  "animate",
  "blur",
  "click",
  "focus",
  "getBoundingClientRect",
  "scrollIntoView",
  "constructor",
  "hasOwnProperty",
  "toString",
  "valueOf",
];

/** Names that no field of a form can have. */
const reservedNames: readonly string[] = [
  ...hiddenFields,
  ...addedFields,
  honeypot,
  ...formMembers,
];

const fieldName = (description: string) => code(/^[a-z][A-Za-z0-9]*$/, description);

const option = object("FormOption", "An answer to choose.", {
  value: code(
    /^\S(.{0,78}\S)?$/,
    "What is sent, in every language: the words that the office reads, of 80 characters at most.",
  ),
  label: text(1, 120, "What visitors read."),
  group: text(2, 40, "Options with the same group stand together under its name.").optional(),
  needs: object("FormNeed", "A field that this answer makes required.", {
    field: fieldName("Name of that field."),
    message: text(10, 160, "What to tell a visitor who has left it blank."),
  }).optional(),
});

const field = object(
  "FormField",
  "A question of a form.",
  {
    name: fieldName("Name under which the answer is sent, such as message."),
    kind: oneOf(
      ["text", "email", "tel", "long", "select", "radio", "file"],
      "text: a line; long: several lines; select: a list to choose from; radio: the same, all in sight.",
    ),
    label: text(2, 120, "The question."),
    hint: text(8, 200, "What helps to answer it.").optional(),
    called: text(2, 60, "How an error message begins: “Your name”."),
    required: text(
      8,
      160,
      "What to tell a visitor who leaves it blank. Without it, the answer is optional.",
    ).optional(),
    inSubject: flag("Whether the answer stands in the subject of the office's mail.").optional(),
    draft: flag("Write `false` where the browser may not keep the answer as a draft.").optional(),
    max: whole("The longest answer, in characters.", 1, longestAnswer).optional(),
    autoComplete: code(
      /^[a-z-]+$/,
      "What browsers may fill in: a token of HTML's autocomplete, such as name.",
    ).optional(),
    from: oneOf(
      listNames,
      "What comes before the options below: the services, or the areas of business.yml.",
    ).optional(),
    options: list(option, "The answers to choose from.").optional(),
    fileTypes: list(oneOf(fileTypeNames, "A type of file."), "The files that it takes.").optional(),
    maxBytes: whole("The largest file, in bytes.", 1_000, totalBytes).optional(),
  },
  (given, context) => {
    if (reservedNames.includes(given.name))
      refuse(
        context,
        ["name"],
        `is “${given.name}”, which means something else in every form: write another name`,
      );
    const isChoice = given.kind === "select" || given.kind === "radio";
    const needs = (isNeeded: boolean, key: "options" | "fileTypes" | "maxBytes", what: string) => {
      if (isNeeded && given[key] === undefined) refuse(context, [key], `is missing: add ${what}`);
      if (!isNeeded && given[key] !== undefined)
        refuse(context, [key], `cannot stand with the kind ${given.kind}: remove it`);
    };
    needs(isChoice, "options", "the answers to choose from");
    needs(given.kind === "file", "fileTypes", "the types of file that it takes");
    needs(given.kind === "file", "maxBytes", "the size of the largest file, in bytes");
    if (given.from && given.kind !== "select")
      refuse(context, ["from"], `cannot stand with the kind ${given.kind}: remove it`);
  },
);

const section = object("FormSection", "A part of a form, under a heading of its own.", {
  title: text(3, 60, "Its heading."),
  text: text(8, 200, "What to know before answering.").optional(),
  folded: flag("Whether it is folded at first; none of its questions may be required.").optional(),
  fields: list(field, "The questions, in their order.").min(1),
});

/** A part of the page that thanks. */
const thanksPart = (description: string) => code(idForm, description);

const thanks = object(
  "FormThanks",
  "What /thanks says once the form is sent, by ids of headings in content/pages/thanks.",
  {
    received: thanksPart("The heading that becomes the headline, with its text below it."),
    next: thanksPart("What happens next, where faq of the form names no question.").optional(),
    prepare: thanksPart("What to have at hand until then."),
    unsure: thanksPart(
      "What stands there, too, as long as nothing says which form was sent, as without script.",
    ).optional(),
  },
);

const schema = object(
  "Form",
  "A form: its questions with their answers, from which page, checks, mails and the host's list are made.",
  {
    id: identifier("Its name at the host: contact.", "form"),
    page: ownPageAddress("Address of the page that shows it: /contact.", "page of a form"),
    thanks,
    faq: reference(
      "faq",
      "The question of content/faq.yml whose answer says what happens next: on /thanks, and beside the form on /contact.",
    ).optional(),
    subject: name(3, 60, "What the office's mails begin with."),
    title: text(3, 60, "What the visitor's mails begin with."),
    noun: text(3, 40, "What is sent, as sentences call it: your request."),
    action: text(3, 40, "The words on the button."),
    either: object("FormEither", "Fields of which one has to be answered.", {
      fields: list(fieldName("Name of a field."), "Their names; the first is asked for.").min(2),
      message: text(10, 160, "What to tell a visitor who has answered none."),
    }),
    answer: object(
      "FormAnswer",
      "The mail that a visitor gets; {number} is the number of what was sent.",
      {
        subject: text(8, 80, "Its subject.", { placeholders: ["number"] }),
        text: text(20, 300, "That it has arrived.", { placeholders: ["number"] }),
        next: text(20, 400, "What happens next; {reply} is what business.yml says of when.", {
          placeholders: ["reply"],
        }),
        more: text(20, 300, "How to add something, or to call."),
      },
    ),
    hidesFiles: flag(
      "Whether mails leave out links to the files, which only whoever may sign in at the host opens.",
    ).optional(),
    sections: list(section, "Its parts, in their order.").min(1),
  },
  ({ sections, either }, context) => {
    const names = new Set<string>();
    const all = sections.flatMap(({ fields }) => fields.map(({ name: one }) => one));
    const known = (one: string, path: PropertyKey[]) => {
      if (all.includes(one)) return;
      refuse(context, path, `names “${one}”, which is no field of the form: ${all.join(", ")}`);
    };
    for (const [part, { fields, folded }] of sections.entries())
      for (const [index, { name: own, required, options = [] }] of fields.entries()) {
        const place = ["sections", part, "fields", index];
        if (names.has(own))
          refuse(context, [...place, "name"], `is “${own}” again: write another name`);
        names.add(own);
        if (folded && required !== undefined)
          refuse(
            context,
            [...place, "required"],
            "stands in a part that is folded: move the question up",
          );
        for (const [choice, { needs }] of options.entries())
          if (needs) {
            const at = [...place, "options", choice, "needs", "field"];
            known(needs.field, at);
            const needed = sections
              .flatMap((one) => one.fields)
              .find((one) => one.name === needs.field);
            if (needed?.kind === "file")
              refuse(
                context,
                at,
                `names “${needs.field}”, which takes a file: name a question for words`,
              );
          }
      }
    const files = sections.flatMap(({ fields }) =>
      fields.filter(({ kind }) => kind === "file").map(({ name: one }) => one),
    );
    const hidden = sections
      .filter(({ folded }) => folded)
      .flatMap(({ fields }) => fields.map(({ name: one }) => one));
    for (const [index, one] of either.fields.entries()) {
      const place = ["either", "fields", index];
      known(one, place);
      if (files.includes(one))
        refuse(context, place, `names “${one}”, which takes a file: name a question for words`);
      else if (hidden.includes(one))
        refuse(context, place, `names “${one}”, which stands in a part that is folded: move it up`);
    }
  },
);

/** A form as its author writes it. */
export type FormFacts = z.infer<typeof schema>;

/** A form of the site: what it asks, what it answers, and what is sent. */
export const webForm = dataKind({
  name: "webForm",
  labels: { one: "Form", many: "Forms" },
  files: "forms/*.yml",
  schema,
  fileSchema: schema,
});
