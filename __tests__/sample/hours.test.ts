/**
 * The hours stand once, in content/business.yml: a text that repeated them would stay as it is when
 * they change.
 */
import { readFileSync } from "node:fs";

test.each(["content/faq.yml", "content/faq.es.yml"])("%s does not repeat the hours", (file) => {
  const text = readFileSync(file, "utf8").replace(/\s+/g, " ");
  expect(text).not.toMatch(/Pacific time|hora del Pacífico|every day of the week|todos los días/i);
});
