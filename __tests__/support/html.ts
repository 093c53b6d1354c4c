import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

/** What html-validate's standard rules (those of the HTML standard itself) find in a page. */
export async function htmlFaults(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
  );
}
