/** `npm run check:forms`, against the site as `npm start` serves it. */
import { checkForms } from "../../scripts/check-forms";
import { startServer } from "../../scripts/server";
import { hasFile, publicFolder } from "../support/built";

it("finds every form with its fields, and its test comes back as delivered", async () => {
  const server = await startServer(publicFolder);
  jest.spyOn(console, "log").mockImplementation();
  const lines: string[] = [];
  const problems = await checkForms(server.url, (line) => lines.push(line));
  await server.close();
  expect(problems).toEqual([]);
  // A site may be without its form to ask for a quote.
  if (hasFile("/contact.html")) expect(lines).toContain("mail to the office: done");
}, 90_000);
