/** The markup of all forms, with which they are sent without script. */
import { DomUtils, parseDocument } from "htmlparser2";
import { languageOf } from "../../src/content/language";
import { hasFile, pagesWithHtml } from "../support/built";

it("each leads to a page in its language, and sends the language", () => {
  for (const { path, html } of pagesWithHtml)
    for (const form of DomUtils.getElementsByTagName("form", parseDocument(html).children)) {
      const { method, action = "" } = form.attribs;
      if (method !== "POST") continue;
      const { language } = languageOf(path);
      expect([path, languageOf(action).language]).toEqual([path, language]);
      expect([path, hasFile(action.endsWith("/") ? "/index.html" : `${action}.html`)]).toEqual([
        path,
        true,
      ]);
      const field = DomUtils.getElementsByTagName("input", [form]).find(
        ({ attribs }) => attribs.name === "language",
      );
      expect([path, field?.attribs.value]).toEqual([path, language]);
    }
});
