import { phoneDisplay, phoneHref } from "../phone";
import {
  code,
  expiry,
  identifier,
  list,
  name,
  object,
  phone,
  picture,
  reference,
  text,
  whole,
} from "../fields";
import { computed, dataKind, type AskSite } from "../kind";
import { languages as known, localeOf, original } from "../language";
import { languageCode } from "../language-code";
import { textIn } from "../text";

const page = "/about";

/** A portrait is shown up to 200 CSS pixels wide. */
const portraitWidth = 400;

const schema = object("Person", "A person whom clients meet.", {
  id: identifier("Their place on the page about the business: /about#id.", page),
  order: whole("Position among the people, 1 first.", 1),
  name: name(3, 60, "The person's name, with their consent."),
  role: text(3, 40, "What the person is in the business: Site lead."),
  does: text(
    10,
    90,
    "What the person does for a client, after the name: runs your job from the first walk to the last form.",
  ),
  portrait: picture(
    "The person's face, at work; a drawn portrait stands there until there is one.",
    portraitWidth,
  ).optional(),
  phone: phone(
    "A number that the person answers, as +1 201-555-0123; the business's own when left out.",
  ).optional(),
  languages: list(
    code(new RegExp(`^${languageCode}$`), "A language by its code: en, es."),
    "The languages in which the person talks with clients.",
  ).optional(),
  since: whole("The year in which the person joined the business.", 1900, 2100).optional(),
  credentials: list(
    object("PersonCredential", "A license or certificate of a person's own.", {
      title: text(3, 60, "What it is: Qualified individual, class B."),
      issuer: name(3, 80, "Who issued it."),
      number: name(2, 40, "Its number, exactly as it was issued.").optional(),
      expires: expiry("The last day on which it is valid.").optional(),
    }),
    "Licenses and certificates of the person's own.",
  ).optional(),
  leads: list(
    reference("site.serviceGroups", "Id of a group of services in content/site.yml."),
    "The groups of services whose jobs the person runs.",
  ).optional(),
});

interface PersonNode {
  phone?: string;
  languages?: readonly string[];
}

/** The people whom clients meet, a file each. */
export const person = dataKind({
  name: "person",
  labels: { one: "Person", many: "People" },
  files: "people/*.yml",
  page,
  schema,
  fileSchema: schema,
  computed: {
    Person: {
      phoneDisplay: computed(
        "String",
        "The person's number as people write it: (201) 555-0123.",
        ({ phone: number }: PersonNode) => number && phoneDisplay(number),
      ),
      phoneHref: computed(
        "String",
        "tel: address of the person's number.",
        ({ phone: number }: PersonNode) => number && phoneHref(number),
      ),
      languagesText: computed(
        "String",
        "The person's languages in words: English and Spanish.",
        ({ languages = [] }: PersonNode, { language = original }: AskSite) =>
          languages.length > 0 ? languagesText(languages, localeOf(language)) : undefined,
      ),
      spoken: computed(
        "[Sentence!]!",
        "That the person's languages are spoken, each in itself: Hablamos español.",
        ({ languages = [] }: PersonNode) =>
          languages
            .filter((code) => known.includes(code))
            .map((code) => ({ language: code, text: textIn(code).t("person.weSpeak") })),
      ),
    },
  },
});

/** `English and Spanish`, from codes of languages. */
export function languagesText(codes: readonly string[], locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: "language" });
  return new Intl.ListFormat(locale).format(codes.map((one) => names.of(one) ?? one));
}
