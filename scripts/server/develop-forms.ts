import type { IncomingMessage, ServerResponse } from "node:http";
import { contactForm } from "../../src/forms/contact";
import { employmentForm } from "../../src/forms/employment";
import { extraFields, fieldsOf, honeypot, type FormTable } from "../../src/forms/model";
import { contactMessages } from "../../src/words/en/contact-form";
import { employmentMessages } from "../../src/words/en/employment-form";
import { formMessages } from "../../src/words/en/form-messages";
import type { BuiltForm } from "./built-forms";
import { createFormReceiver } from "./form-receiver";

/** Describes a form as its built page would, since `gatsby develop` builds no pages. */
function asBuilt(table: FormTable): BuiltForm {
  const own = fieldsOf(table).map(({ name }) => name);
  const fields = new Set(["form-name", "subject", honeypot, ...Object.values(extraFields), ...own]);
  return { name: table.name, action: "/thanks", honeypot, fields };
}

/** The part of Gatsby's development server that is used here. */
interface App {
  post: (
    path: string,
    handler: (request: IncomingMessage, response: ServerResponse) => void,
  ) => unknown;
}

/** For `developMiddleware` in gatsby-config.ts: receives forms during `gatsby develop`. Never runs in a build. */
export function receiveForms(app: App): void {
  const tables = [
    contactForm(formMessages, contactMessages, { services: [], areas: [] }),
    employmentForm(formMessages, employmentMessages),
  ];
  const built = new Map(tables.map((table) => [table.name, asBuilt(table)]));
  const receive = createFormReceiver({
    root: "public",
    forms: () => built,
    folder: ".submissions",
    onSubmission: ({ form, path }) => console.log(`Form "${form}" received: ${path}`),
  });
  app.post("/thanks", (request, response) => {
    receive(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
}
