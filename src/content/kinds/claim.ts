import type { z } from "zod";
import { code, flag, identifier, list, name, object, oneOf } from "../fields";
import { dataKind } from "../kind";

/**
 * A group that repeats without end, or ten times and more: what holds it may take for ever on a
 * long sentence.
 */
const longRepeat = /(?<!\\)\)(?:[*+]|\{\d+,(?:\d{2,})?\}|\{\d{2,}\})/;

/**
 * What repeats almost any character without end. Each one more multiplies the time by the length of
 * the sentence.
 */
const wideRepeat = /(?:(?<!\\)\.|\\[wWDS]|\[\^[^\]]*\])(?:[*+]|\{\d+,\})/g;
const mostWideRepeats = 2;

/** A regular expression as YAML has it. */
const pattern = (description: string) =>
  code(/^\S(?:.*\S)?$/, description).superRefine((expression, context) => {
    if (longRepeat.test(expression))
      context.addIssue({
        code: "custom",
        message: "repeats a group too often: write how often at most, below ten, such as {0,2}",
      });
    if (expression.split("|").some((one) => (one.match(wideRepeat) ?? []).length > mostWideRepeats))
      context.addIssue({
        code: "custom",
        message:
          "repeats any character without end more than twice: write how often at most, such as .{0,40}",
      });
    try {
      new RegExp(expression, "i");
    } catch (error) {
      const message = `is no regular expression: correct it (${(error as Error).message})`;
      context.addIssue({ code: "custom", message });
    }
  });

const schema = object(
  "Claim",
  "Words that advertising may not have, or only with a fact behind them.",
  {
    id: identifier("Its name.", "claim"),
    problem: code(/^\S.{8,120}\S$/, "What the words do, after the name of their place: claims …"),
    remedy: code(/^\S.{8,160}\S$/, "What to write instead."),
    fact: code(
      /^[a-zA-Z]+(\.[a-zA-Z]+)?$/,
      "The field of content/business.yml with which the words may stand: insurance, licenses.number.",
    ).optional(),
    literal: flag(
      "Whether the fact itself has to stand in the words, as a number does.",
    ).optional(),
    by: oneOf(
      ["owner", "sample"],
      "Who may write it: the owner of a business that is no sample, or a sample alone. Without this and a fact, nobody may.",
    ).optional(),
    law: name(3, 80, "The law that says so, in short: its code and section.").optional(),
    patterns: list(
      pattern("A regular expression, read without regard to capitals."),
      "What the words look like, in each language.",
    ).min(1),
    unless: pattern(
      "A sentence that matches this is about others, unless it speaks of the business itself.",
    ).optional(),
    except: pattern("A sentence that matches this makes no such claim.").optional(),
  },
);

/** A claim as its author writes it. */
export type Claim = z.infer<typeof schema>;

const fileSchema = object("Claims", "Claims that the law treats alike.", {
  state: code(
    /^[A-Z]{2}$/,
    "The state in which they hold, in two letters; all when left out.",
  ).optional(),
  denials: list(
    pattern("A word, as a regular expression."),
    "Words that deny what follows them in the same clause.",
  ).optional(),
  comparisons: list(
    pattern("A word, as a regular expression."),
    "Words with which a denial speaks of others, and so praises: no one else, never a better one.",
  ).optional(),
  offers: list(
    pattern("A word, as a regular expression."),
    "Words with which a question offers what it names, and so claims it: looking for. Any other question asks.",
  ).optional(),
  ours: list(
    pattern("A word, as a regular expression."),
    "Words by which a text speaks of the business itself: we, our.",
  ).optional(),
  claims: list(schema, "The claims."),
});

/** A file of claims as its author writes it. */
export type ClaimsFile = z.infer<typeof fileSchema>;

/** A claim that the check looks for in every text. */
export const claim = dataKind({
  name: "claim",
  labels: { one: "Claim", many: "Claims that are checked" },
  files: "claims/*.yml",
  schema,
  fileSchema,
});
