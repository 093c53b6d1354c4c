import type { ReactNode } from "react";
import { Link } from "../../components/Link/Link";
import { formMessages } from "./form-messages";

export const forms = {
  messages: formMessages,
  errorPrefix: "Error: ",
  summary: "There is a problem",
  optional: "(optional)",
  chooseOne: "Choose one",
  fileRule: (types: string, size: string) => `${types}, up to ${size}.`,
  remove: "Remove",
  noScript: (phone: ReactNode) => (
    <>
      Your browser runs no script, so we need the e-mail address here. If you have none, call{" "}
      {phone}.
    </>
  ),
  trap: "Leave this empty: it is a trap for robots",
  sending: "Sending …",
  privacy: (noun: string) => (
    <>
      We use {noun} to answer you, and pass it on to nobody else without telling you. Netlify, our
      host, receives it for us. <Link to="/privacy">How we handle what you send</Link>
    </>
  ),
  draft: {
    restore: "Bring it back",
    clear: "Clear the form",
    refused: "This browser keeps no draft: what you type is lost when you leave the page.",
    cleared: "The form is empty, and the draft in this browser is deleted.",
    restored: (day: string, days: number) =>
      `We put back what you typed on ${day}. Files have to be chosen again. The draft stays in this browser for ${days} days, or until you send it.`,
    keeping: (days: number) =>
      `What you type stays in this browser for ${days} days, or until you send it.`,
  },
  status: {
    quick: "One more press, please",
    quickText: (action: string, noun: string) =>
      `That was faster than people type, so we ask: press “${action}” again to send ${noun}.`,
    canceled: "Sending was stopped",
    canceledText: (action: string) =>
      `Everything you typed and chose is still here. Press “${action}” when you are ready.`,
    offline: "You are offline",
    offlineText: (noun: string) =>
      `Leave this page open: we send ${noun} by itself as soon as the connection is back. What you typed is still here, and you may go on changing it.`,
    tryNow: "Try now",
    doNotSend: "Do not send",
    sent: "Sent",
    sentText: "Thank you. The next page says what happens now.",
    sending: "Sending",
    sendingNoun: (noun: string) => `Sending ${noun}`,
    soFar: "Sent so far",
    progress: (sent: string, total: string) => `${sent} of ${total}`,
    uploaded: "All sent; waiting for the answer",
    starting: "Starting",
    stop: "Stop sending",
  },
  failed: {
    title: (noun: string) => `We could not send ${noun}`,
    offline: "There is no connection to the internet.",
    network: (noun: string) => `The connection broke off before we could see that ${noun} arrived.`,
    timeout: "The site did not answer in time. A slow connection can be the reason.",
    tooLarge:
      "The site found it too large. Take out a file, and send that one by e-mail afterwards.",
    refused: (status: number) =>
      `The site did not take it (status ${status}). That is our mistake and not yours.`,
    server: (status: number) =>
      `The site has a fault of its own (status ${status}), which mostly passes.`,
    kept: "Nothing is lost: all you typed and chose is still here.",
    twice:
      "It may have arrived all the same. Sending it twice does no harm: both carry one number.",
    retry: "Try again",
    mail: "Write an e-mail with this text",
    call: (phone: string) => `Call ${phone}`,
    copy: "Copy the text",
    copied: "Copied.",
    notCopied: "The browser did not let us copy it.",
    mailComplete: "Files are not in the e-mail: add them there.",
    mailCut:
      "The e-mail holds the beginning of a long text; copy the text to have all of it. Add files there.",
  },
};
