/** The sheet on which bids are compared. */
import { identifier, list, object, oneOf, text } from "../../../content/fields";
import { listKind } from "../../../content/kind";
import { bidLacks, bidRoles } from "../plan-names";

/** The rows of that sheet. */
export const bidRow = listKind({
  name: "bidRow",
  labels: { one: "Row of the bid sheet", many: "Planner: rows of the bid sheet" },
  files: "planner/bid-rows.yml",
  list: "rows",
  schema: object("BidRow", "What bids are compared by.", {
    id: identifier("Its name in what a browser keeps.", "row of the bid sheet"),
    title: text(4, 40, "What it is called."),
    hint: text(4, 60, "What to write there.").optional(),
    role: oneOf(bidRoles, "What the sheet looks at in it, where it does.").optional(),
    missing: list(
      object("BidMissing", "What is said of a bid in which something is missing there.", {
        lacks: oneOf(
          bidLacks,
          "number: four digits or more; limit: an amount, or a word for a limit; words: anything.",
        ),
        say: text(10, 160, "What is said, as it goes on after “Bid 1:”."),
      }),
      "What a bid has to say there, by law or for its price to be compared.",
    ).optional(),
  }),
});
