import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

/**
 * Returns what html-validate's standard preset, the rules of the HTML standard itself, finds wrong
 * in a page.
 */
export async function htmlFaults(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
  );
}
