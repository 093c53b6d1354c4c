import { Link } from "../../../../components/Link/Link";
import type { BidRow } from "../../../../tools/bids";
import { shared } from "../../shared";
import { tools } from "../../tools";

export const bids = {
  rows: {
    company: ["Company", "The name on the license"],
    license: ["License", "Number, class, status, monetary limit"],
    insurance: ["Insurance", "Certificates from the insurer"],
    included: ["Included", "Rooms, trades, cleaning up"],
    excluded: ["Left out", "What you would pay for besides"],
    allowances: ["Allowances", "Amounts for what is not chosen yet"],
    permits: ["Permits", "Who applies, who draws"],
    days: ["Start and finish", "The days in the contract"],
    price: ["Total with tax", "For the same drawings"],
    deposit: ["Deposit", "Before any work"],
    payments: ["Payments", "Which finished work each is for"],
    changes: ["Changes", "Written and signed by both"],
    warranty: ["Warranty", "How long, and for what"],
    open: ["Still to ask", ""],
  } as Record<BidRow, [title: string, hint: string]>,
  bid: (number: number) => `Bid ${number}`,
  cell: (row: string, number: number) => `${row}, bid ${number}`,
  label: "Bid comparison",
  caption: "Bids beside each other",
  keepsNothing: "This browser keeps nothing: print the sheet or save it as CSV.",
  cleared: "The sheet is empty, and this browser keeps nothing of it.",
  restored: "The sheet is as it was.",
  file: "bids.csv",
  save: "Save as CSV",
  clear: "Clear the sheet",
  undo: "Undo",
};

export const words = { shared, tools, bids };

export const page = {
  headline: "Compare bids line by line",
  lead: "Fill in up to four bids, or print the sheet empty. What you type is kept in this browser only, and nothing is sent.",
  more: (
    <>
      How to read each line is in{" "}
      <Link to="/blog/how-to-pick-trustworthy-general-contractor">
        our guide to picking a contractor
      </Link>
      . For your own home, check the <Link to="/plan/deposit">deposit</Link> and{" "}
      <Link to="/rights">your rights</Link>.
    </>
  ),
  description:
    "A blank sheet to compare up to four contractor bids: license, scope, allowances, price, deposit, payments and warranty. Type, print or save it as CSV.",
};
