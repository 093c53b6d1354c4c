import { Link } from "../../../../components/Link/Link";
import { shared } from "../../shared";
import { tools } from "../../tools";

export const deposit = {
  questions: {
    home: "What is it?",
    owner: "Who owns it and lives there?",
    rented: "Is a part of it rented to somebody outside your family?",
    built: "Is it built already?",
    bond: "Does the Board's record show the contractor's consumer bond, or relief from the license bond?",
  },
  no: "No",
  yes: "Yes",
  homes: {
    house: "A house on its own parcel",
    unit: "A condo, townhouse or duplex unit",
    casita: "A casita in the yard",
    manufactured: "A mobile or manufactured home",
    mixed: "A home with a business in it",
    business: "A business, or a building that earns rent",
  },
  owners: {
    self: "I own it and live there",
    other: "I own it, and somebody else lives there",
    company: "A company or a trust owns it",
  },
  changed: "Yes, and it gets changed",
  toBuild: "No, it is to be built",
  most: (amount: string) => `At most ${amount} before work begins.`,
  enter: "Enter the price, and the answer appears here. Nothing is sent or stored.",
  notes: [
    "A pool or spa at such a home has the same cap.",
    "If a change order raises the price later, do not work the deposit out again: whether the cap moves with it is not settled. Ask the Board.",
    "Every later payment should follow finished work that you can look at.",
  ],
  examples: "Worked examples",
  example: "The home and its price",
  depositColumn: "The deposit",
  finished: "A finished house, lived in by its owner",
  cases: {
    unit: "A condo, townhouse or duplex unit, lived in by its owner",
    rented: "A home of which a part is rented outside the family",
    other: "A home in which somebody other than its owner lives",
    company: "A home owned by a company or a trust",
    casita: "A casita in the yard",
    mixed: "A home with a business in it",
    manufactured: "A mobile or manufactured home",
    built: "A new home",
    business: "A business, or a building that earns rent",
    bond: "A contractor with a consumer bond or relief on the Board's record",
  },
};

export const words = { shared, tools, deposit };

export const page = {
  headline: "How much deposit may a contractor ask for?",
  lead: "Nevada limits the deposit on a home that is built and lived in by its owner. Answer six questions about yours.",
  more: (
    <>
      Before you sign, read <Link to="/rights">your rights as a Nevada owner</Link> and{" "}
      <Link to="/blog/how-to-pick-trustworthy-general-contractor">how to pick a contractor</Link>,
      and put the bids beside each other on <Link to="/plan/bid-comparison">one sheet</Link>.
    </>
  ),
  description:
    "How much deposit a Nevada contractor may ask for on your home: six answers, the cap of NRS 624.970 with its exceptions, worked examples and whom to ask.",
};
