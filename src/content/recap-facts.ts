import type { Language } from "./language";

/** Labels of the facts of a build recap, in the order in which its page, the home page and the feed list them. */
export const factTerms = {
  projectType: "Project",
  area: "Area",
  duration: "Planned length",
  occupancy: "Occupied or vacant",
  permits: "Permit office",
  approvals: "Other approvals",
  trades: "Trades",
  role: "Our part",
} as const;

type RecapFacts = Readonly<Record<keyof typeof factTerms, string>>;

const terms: Record<Language, RecapFacts> = {
  en: factTerms,
  es: {
    projectType: "Proyecto",
    area: "Superficie",
    duration: "Duración planeada",
    occupancy: "Ocupado o vacío",
    permits: "Oficina de permisos",
    approvals: "Otras aprobaciones",
    trades: "Oficios",
    role: "Nuestra parte",
  },
};

/** Returns those of the facts that were queried, with their labels. Pure. */
export function recapFacts(
  facts: Partial<RecapFacts>,
  language: Language = "en",
): { term: string; text: string }[] {
  return Object.entries(terms[language]).flatMap(([name, term]) => {
    const text = facts[name as keyof RecapFacts];
    return text === undefined ? [] : [{ term, text }];
  });
}
