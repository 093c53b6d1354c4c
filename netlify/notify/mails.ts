/** The words of the mails: to whom a form is for, and to the visitor. Pure. */
import { shownExtras } from "../../src/content/extras";
import { fillFacts, type TextFacts } from "../../src/content/facts";
import { languageOf, nameIn, original, type Language } from "../../src/content/language";
import { textIn } from "../../src/content/text";
import { addressIn, isEmail } from "../../src/forms/check";
import { fieldsOf, type FormModel } from "../../src/forms/form-model";
import { numberOf, type Submission } from "./submission";

/** A part of a mail. */
type MailPart = { text: string } | { title: string; rows: readonly Row[] };

interface Row {
  label: string;
  value: string;
  /** Where the value leads. */
  href?: string | undefined;
  /** An address below the value, shown whole, so that whoever opens it sees whose it is. */
  address?: string | undefined;
}

/** A form in the language of a submission, with what its mails need. */
export interface MailForm extends FormModel {
  /** Names of the fields whose answers stand in the subject. */
  inSubject: readonly string[];
  answer: { subject: string; text: string; next: string; more: string };
  /** Whether no mail links to its files. */
  hidesFiles: boolean;
}

/** A mail's subject, and its text in both forms. */
export interface Words {
  subject: string;
  text: string;
  html: string;
}

/** What the mails say of the business. */
export interface Sender {
  facts: TextFacts;
  /** Address of the site, without a slash at its end. */
  url: string;
  /** By when a request is answered, in the owner's words. */
  reply?: string | undefined;
  /** Whether the business is a sample, for which nobody answers. */
  sample: boolean;
}

/** Characters that change the direction of a text. */
const turns = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Returns a text as a header field can hold it: in one line, and written in the direction of its
 * letters.
 */
export const inOneLine = (text: string): string =>
  text.replace(turns, "").replace(/\s+/g, " ").trim();

/** Returns as much of a text as a subject can have. */
const short = (text: string, most: number): string => {
  const characters = Array.from(inOneLine(text));
  return characters.length > most ? `${characters.slice(0, most - 1).join("")}…` : inOneLine(text);
};

const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (character) =>
      ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" })[character] ?? "",
  );

/** Keeps what is written from right to left from turning what follows it around. */
const isolated = (text: string): string =>
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufefc]/.test(text)
    ? `\u2068${text.replace(turns, "")}\u2069`
    : text;

/** Writes a mail as text, and as HTML whose only style breaks long words. */
function mail(subject: string, language: Language, parts: readonly MailPart[]): Words {
  const text = parts
    .map((part) =>
      "text" in part
        ? part.text
        : [
            part.title,
            ...part.rows.map(({ label, value, address }) =>
              [
                `${label}${/[?:]$/.test(label) ? "" : ":"}${value.includes("\n") ? "\n" : " "}${isolated(value)}`,
                ...(address ? [address] : []),
              ].join("\n"),
            ),
          ].join("\n\n"),
    )
    .join("\n\n");
  const paragraph = (words: string) => `<p>${escapeHtml(words).replaceAll("\n", "<br>")}</p>`;
  const words = ({ value, href, address }: Row) => {
    const escaped = escapeHtml(value.replace(turns, "")).replaceAll("\n", "<br>");
    const link = (to: string, shown: string) => `<a href="${escapeHtml(to)}">${shown}</a>`;
    return [
      href ? link(href, escaped) : escaped,
      ...(address ? [link(address, escapeHtml(address))] : []),
    ].join("<br>");
  };
  // Below each other, which a phone has room for.
  const row = (one: Row) =>
    `<p><strong>${escapeHtml(one.label)}</strong><br><span dir="auto">${words(one)}</span></p>`;
  const body = parts
    .map((part) =>
      "text" in part
        ? paragraph(part.text)
        : `<h2>${escapeHtml(part.title)}</h2>\n${part.rows.map(row).join("\n")}`,
    )
    .join("\n");
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title>`;
  return {
    subject,
    text: `${text}\n`,
    html: `<!doctype html><html lang="${language}"><head>${head}</head><body style="overflow-wrap: anywhere">\n${body}\n</body></html>`,
  };
}

/**
 * Returns the addresses of this site that a request quotes and an extra gives a name.
 */
export function quotedIn({ answers }: Submission, { url }: Pick<Sender, "url">) {
  const addresses = Object.values(answers).flatMap(
    (answer) => answer.match(/https?:\/\/\S+/g) ?? [],
  );
  const isOf = (page: string) => (address: string) => {
    if (!URL.canParse(address) || !URL.canParse(url)) return false;
    const { origin, pathname } = new URL(address);
    return origin === new URL(url).origin && languageOf(pathname).path === page;
  };
  return shownExtras.flatMap(({ quoted }) => {
    const address = quoted && addresses.find(isOf(quoted.page));
    return address ? [{ ...quoted, address }] : [];
  });
}

/**
 * Returns what was sent, as the form asks for it and in its order; then what the form no longer
 * asks for.
 */
function rowsOf(form: FormModel, { answers, files }: Submission, withFiles: boolean): Row[] {
  const fields = fieldsOf(form);
  const asked = fields.flatMap(({ name, label, called, options }): Row[] => {
    const file = files[name];
    // The host documents no domain of its files: the address itself is the link, never a name in
    // front of it.
    if (file)
      return [{ label: called, value: file.name, address: withFiles ? file.url : undefined }];
    const answer = answers[name];
    if (answer === undefined) return [];
    return [{ label, value: options.find(({ value }) => value === answer)?.title ?? answer }];
  });
  const names = fields.map(({ name }) => name);
  const others = Object.entries(answers)
    .filter(([name]) => !names.includes(name))
    .map(([label, value]) => ({ label, value }));
  return [...asked, ...others];
}

/**
 * The mail to whom a form is for, in the first language: what was sent, and how to answer.
 * @param isAnswerable whether answering this mail writes to the visitor
 */
export function officeMail(
  form: MailForm,
  submission: Submission,
  sender: Sender,
  isAnswerable: boolean,
): Words {
  const { t } = textIn(original);
  const { answers, language } = submission;
  const facts = form.inSubject.map((name) => short(answers[name] ?? "", 60)).filter(Boolean);
  const writeTo = hasAddress(form, answers) ? "mails.writeBelow" : "mails.noAddress";
  const hasFiles = Object.keys(submission.files).length > 0;
  const about: Row[] = [
    { label: t("mails.number"), value: numberOf(submission) },
    { label: t("mails.language"), value: nameIn(original, language) },
    ...quotedIn(submission, sender).map(({ label, address }) => ({
      label: t(label),
      value: address,
      href: address,
    })),
  ];
  return mail([form.subject, facts.join(", ")].filter(Boolean).join(": "), original, [
    { text: t(isAnswerable ? "mails.answer" : writeTo) },
    { title: form.subject, rows: rowsOf(form, submission, !form.hidesFiles) },
    { title: t("mails.about"), rows: about },
    ...(submission.cut ? [{ text: t("mails.cut") }] : []),
    ...(hasFiles && form.hidesFiles ? [{ text: t("mails.filesAtHost") }] : []),
  ]);
}

/** Whether the sender gave an address. */
const hasAddress = (form: FormModel, answers: Submission["answers"]): boolean =>
  fieldsOf(form).some(
    ({ kind, name }) => kind === "email" && isEmail(addressIn(answers[name] ?? "")),
  );

/**
 * The mail to the visitor, in the language of the form: that it has arrived, and what happens next.
 */
export function visitorMail(form: MailForm, submission: Submission, sender: Sender): Words {
  const { language } = submission;
  const { t } = textIn(language);
  const { answer } = form;
  const values = { ...sender.facts, number: numberOf(submission), reply: sender.reply ?? "" };
  const filled = (words: string) => fillFacts(words, () => values).trim();
  const mailFields = fieldsOf(form).filter(({ kind }) => kind === "email");
  const own = mailFields
    .map(({ name }) => submission.answers[name] ?? "")
    .filter((typed) => isEmail(typed) && addressIn(typed) === typed);
  const rows = rowsOf(form, submission, false).map(({ label, value }) => ({
    label,
    value: withoutLinks(value, sender, own),
  }));
  return mail(filled(answer.subject), language, [
    { text: filled(answer.text) },
    ...(sender.sample
      ? [{ text: t("sample.form") }]
      : [{ text: filled(answer.next) }, { text: filled(answer.more) }]),
    { title: t("mails.sent"), rows },
    { text: [sender.facts.name, sender.facts.phone, sender.url].filter(Boolean).join("\n") },
  ]);
}

/**
 * Tells the office that something else was not told of a request. @param isFinal whether it is not
 * tried again
 */
export function noticeMail(submission: Submission, failed: string, isFinal: boolean): Words {
  const { t } = textIn(original);
  const number = numberOf(submission);
  return mail(t("mails.notice.subject", { number, failed }), original, [
    { text: t(isFinal ? "mails.notice.refused" : "mails.notice", { number, failed }) },
  ]);
}

/**
 * Where an address breaks: after a scheme, a slash, a dot of any kind before a letter or number,
 * and an @.
 */
const joints = /(?:[:/@]|[.\u3002\uff0e\uff61](?=[\p{L}\p{N}]))/gu;

/**
 * What mail programs make a link of: an address with its scheme or without, a host's bare name, an
 * address of mail.
 */
const linked = /\/\/|@|[.\u3002\uff0e\uff61]\p{L}{2}|^(?:mailto|tel|sms|data|javascript):/iu;

/** A file as devices name them: no host's name. */
const fileName = /^[^./\\:@]+\.(?:jpe?g|png|webp|heic|heif|pdf|docx)$/i;

/**
 * Keeps the words and breaks addresses of other sites and other people, with a space that has no
 * width: whoever types somebody else's address could send them in our name.
 * @param own the address that the mail goes to, which stays
 */
function withoutLinks(text: string, { url }: Sender, own: readonly string[]): string {
  if (own.includes(text) || fileName.test(text)) return text;
  // What was put in between already would stand in the way of what is put there now.
  return text
    .replace(/\p{Cf}+(?=[:/@.])|(?<=[:/@.])\p{Cf}+/gu, "")
    .replace(/[^\s<>"]+/g, (word) => {
      const rest = word.startsWith(`${url}/`) ? word.slice(url.length) : word;
      const isOwn = word === url || (rest !== word && !rest.includes("//"));
      return isOwn || !linked.test(word) ? word : word.replace(joints, "$&\u200b");
    });
}
