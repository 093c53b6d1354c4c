import { Link } from "../../../components/Link/Link";
import { shared } from "../shared";

export const words = { shared };

export const page = {
  title: "Thank You",
  headline: "Thank you. Your message is with us.",
  lead: (hours: string) =>
    `We read it and get back to you in the way you prefer. If it cannot wait, call: ${hours}.`,
  call: (phone: string) => `Call ${phone}`,
  next: "What happens next",
  more: (
    <>
      The whole way of a project is on <Link to="/build-process">the build process page</Link>.
    </>
  ),
  ifApplied: " If you applied for work, we keep your note and call when a job fits.",
  project: {
    title: "Five things to have at hand",
    prepare: [
      "The address of the place, and its parcel number if you have it.",
      "Photos: each room or front from two corners, and anything that worries you.",
      "Drawings, a survey or the lease exhibit that describes the work, in whatever state they are.",
      "The dates that cannot move: a lease start, an opening, a move.",
      "The names of those who decide: owner, landlord, association, designer.",
    ],
  },
  application: {
    title: "Three things to have at hand",
    prepare: [
      "Your OSHA card, or the date of a course.",
      "Licenses and certificates of your trade.",
      "The day from which you could start.",
    ],
  },
  afterApplication: [
    "We read your application and hold it against the work that is coming up.",
    "When a job fits, we call or write to you.",
    "Cards and certificates come last, when you are hired.",
  ],
  description:
    "Your message has reached us. What happens next, and five things that are good to have at hand when we call you back about your project.",
};
