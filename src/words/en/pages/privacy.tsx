import type { Site } from "../../../components/site/useSite";
import { Link } from "../../../components/Link/Link";
import { shared } from "../shared";

export const words = { shared };

type Business = NonNullable<Site["business"]>;

export const page = {
  title: "Privacy",
  description:
    "No cookies and no analytics: what our forms collect, how Netlify and Akismet handle it for us, how long it is kept and how to see or delete it.",
  headline: "Privacy",
  lead: "This site sets no cookies, counts no visits and loads nothing from other companies. We learn about you only what you send us.",
  facts: [
    { term: "Cookies", text: "None" },
    { term: "Counting of visits", text: "None" },
    { term: "Who handles our forms", text: "Netlify, and Akismet against spam" },
    { term: "A draft on your device", text: "Seven days, or until you send it" },
  ],
  parts: ({ name, email, emailHref, phoneDisplay, phoneHref }: Business) => [
    {
      title: "What we collect",
      text: (
        <>
          <p>
            The <Link to="/contact">contact form</Link> asks for your name, a way to reach you, and
            facts about your project; photos are optional. The{" "}
            <Link to="/apply-for-employment">employment form</Link> asks for your name, a way to
            reach you, your trade and experience; a résumé is optional.
          </p>
          <p>
            Along with your answers we get a number for the request and how many seconds the form
            was open, which tells people from robots. Do not send Social Security numbers or copies
            of identity documents.
          </p>
        </>
      ),
    },
    {
      title: "Who else handles it",
      text: (
        <p>
          Netlify, which hosts this site, receives the forms on our behalf, sends them to us, has
          them checked for spam by Akismet, and keeps server logs with IP addresses. For a project,
          we pass on what designers, trades or permit offices need, and tell you first. We do not
          sell information, and nobody follows you from here to other sites.
        </p>
      ),
    },
    {
      title: "What stays on your device",
      text: (
        <>
          <p>
            What you type into a form stays in your browser as a draft until you send it, for seven
            days at most; the form has a button that deletes it. Files are not part of the draft.
            After sending, a summary stays in the tab until you close it.
          </p>
          <p>
            What you write into the <Link to="/plan/bid-comparison">bid comparison sheet</Link>{" "}
            stays in your browser until you clear it, and is never sent.
          </p>
          <p>
            If you choose a light or dark color scheme, or turn off the key that opens the search,
            your browser remembers the choice. It also remembers that it has this site's typeface,
            and that it has offered you the other language.
          </p>
          <p>
            When a part of the site fails to load, the browser notes the time, so that the page does
            not reload again and again. None of this leaves your device.
          </p>
        </>
      ),
    },
    {
      title: "How long we keep it",
      text: (
        <p>
          As long as it takes to answer you and, if we work together, as long as the law asks for
          project records. Applications go when they are no longer of use. Ask, and we delete what
          we need not keep.
        </p>
      ),
    },
    {
      title: "See it, correct it, say no to a sale",
      text: (
        <p>
          Write to <a href={emailHref}>{email}</a> or call <a href={phoneHref}>{phoneDisplay}</a> to
          see or correct what we hold. The same address takes requests under Nevada law (NRS
          603A.345) not to sell your information. We do not sell it in any case.
        </p>
      ),
    },
    {
      title: "Changes",
      text: (
        <p>
          {name} puts changes on this page and dates them. In effect since{" "}
          <time dateTime="2026-11-24">November 24, 2026</time>.
        </p>
      ),
    },
  ],
};
