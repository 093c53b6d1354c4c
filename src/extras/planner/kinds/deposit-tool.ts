/** The calculator of deposits. */
import {
  code,
  idForm,
  list,
  object,
  oneOf,
  reference,
  refuse,
  text,
} from "../../../content/fields";
import { dataKind } from "../../../content/kind";
import { depositAnswers } from "../plan-names";

const depositSchema = object(
  "DepositTool",
  "The calculator of deposits: what it asks, and which answers the cap of its rule does not hold for. Without it there is no calculator.",
  {
    home: text(
      8,
      80,
      "What the cap is for, as it goes on after “for”: a finished home you own and live in.",
    ),
    faq: reference(
      "faq",
      "The question of content/faq.yml beside whose group what the cap means is drawn.",
    ).optional(),
    why: text(20, 200, "Why the cap holds where no answer speaks against it."),
    questions: list(
      object("DepositQuestion", "What is asked.", {
        id: code(idForm, "Its name in the address; the planner answers home and owner."),
        label: text(8, 200, "The question."),
        choices: list(
          object("DepositChoice", "An answer to choose.", {
            id: code(
              idForm,
              "Its name in the address. Those of home are the cases that uses.yml and schedules.yml name.",
            ),
            title: text(2, 80, "The answer."),
            answer: oneOf(
              depositAnswers,
              "none: there is no cap; ask: nobody has said; lifted: there is one, but not here. None wins over ask, ask over lifted.",
            ).optional(),
            why: text(20, 200, "Why that is the answer, in a sentence.").optional(),
            notFor: list(
              code(idForm, "Id of an answer."),
              "Answers to other questions with which this one does not count.",
            ).optional(),
          }),
          "The answers, the usual one first.",
        ).min(2),
      }),
      "What is asked besides the price, in order; of two answers that are as strong, the earlier one counts.",
    ),
    answers: object("DepositAnswers", "What follows where the cap does not hold.", {
      none: text(20, 200, "Where there is no cap."),
      ask: text(20, 200, "Where nobody has said: whom to ask."),
      lifted: text(20, 200, "Where the cap is lifted.").optional(),
    }),
    notes: list(text(10, 240, "A note."), "What to know besides.").optional(),
    cases: list(
      object("DepositCases", "Homes and owners with the same answer.", {
        title: text(4, 100, "What holds for them, without a colon."),
        text: text(10, 240, "Which they are."),
      }),
      "Where the cap does not hold, in a few lines below the calculator.",
    ).optional(),
  },
  ({ questions, answers }, context) => {
    const all = questions.flatMap(({ choices }) => choices.map(({ id }) => id));
    for (const [index, { choices }] of questions.entries())
      for (const [at, { answer, why, notFor = [] }] of choices.entries()) {
        const place = ["questions", index, "choices", at];
        if ((answer === undefined) !== (why === undefined))
          refuse(context, place, "has one of answer and why: write both, or none of them");
        if (answer === "lifted" && !answers.lifted)
          refuse(context, [...place, "answer"], "is lifted, and answers.lifted is missing");
        for (const id of notFor)
          if (!all.includes(id)) refuse(context, [...place, "notFor"], `names “${id}”, no answer`);
      }
  },
);

/** What the calculator asks, and what follows from each answer. */
export const depositTool = dataKind({
  name: "depositTool",
  labels: { one: "Deposit calculator", many: "Planner: deposit calculator" },
  files: "planner/deposit.yml",
  isOptional: true,
  schema: depositSchema,
  fileSchema: depositSchema,
});
