import { formsOf, tokensOf } from "./lexicon/forms.ts";
import { lexicons } from "./lexicon/index.ts";
import { elsewhereTerms, neutralTerms, ordinaryTerms } from "./lexicon/ordinary.ts";
import { createNearTerms } from "./near-terms.ts";
import { serviceTerms } from "./service-terms.ts";
import { type SubcategorySlug, serviceCategories } from "./taxonomy.ts";

/** What evidence counts, from a name of a service to a term that many share. */
const weights = {
  name: 6,
  sure: 4,
  together: 5,
  togetherAgain: 1.5,
  likely: 2.5,
  unique: 2,
  shared: 1,
  category: 0.8,
  /** Of a term that is evidence with another only. */
  beside: 0.5,
  elsewhere: -3,
};
/** A term that was taken for another, and one that was only begun, count less than one that was typed. */
const nearFactor = 0.8;
/** In a short word a letter more or less makes another word. */
const nearShort = { letters: 5, factor: 0.7 };
const begunFactor = 0.7;
/** Terms that a service has among others mean it with others only. */
const weakTerms = new Set(
  tokensOf(
    "table salle famille place base trou notice plateau site web voiture auto moto véhicule garage carte page compte point film photo test papier",
  ),
);

/** Less evidence than this finds nothing, unless all that was typed belongs to the service. */
const least = 2;
const leastWhole = 0.6;
const mostAsked = 4;
/** More evidence is asked for with each further term that belongs to no service. */
const leastMore = 0.5;
/** Services that have less than this part of the best one’s evidence are not meant. */
const leastPart = 0.4;
/** A word that others follow is begun only from so many letters on. */
const leastBegun = 5;
/** Of a text so many terms are looked at. */
const maxTerms = 40;
/** How often something happens, where « temps » is no weather, and where one eats, where « italien » is no language. */
const asides =
  /(?<!\p{L})(?:(?:tout le|de temps en|la plupart du|(?:a|à) (?:plein|mi)[- ]) ?temps|rest(?:o|aurant)s? (?:italien|chinois|japonais|espagnol|russe|turc|grec)s?)(?!\p{L})/giu;

/** A condition on a text: for each part, one of its alternatives is there with all its terms. */
type Together = readonly (readonly (readonly string[])[])[];

interface ServiceIndex {
  slug: SubcategorySlug;
  byTerm: ReadonlyMap<string, number>;
  together: readonly { parts: Together; weight: number }[];
}

const entriesOf = (text: string) => text.split(/\s+/).filter(Boolean);
const partsOf = (entry: string): Together =>
  entry.split("+").map((part) => part.split("|").map((alternative) => tokensOf(alternative)));

const all = serviceCategories.flatMap((category) =>
  category.subcategories.map(({ slug, label }) => ({
    slug: slug as SubcategorySlug,
    label: tokensOf(label).filter((word) => word.length > 2),
    categoryLabel: tokensOf(category.label).filter((word) => word.length > 2),
    terms: tokensOf(serviceTerms[slug as SubcategorySlug]),
  })),
);

const howMany = new Map<string, number>();
for (const { terms } of all)
  for (const term of new Set(terms)) howMany.set(term, (howMany.get(term) ?? 0) + 1);

function indexOf({ slug, label, categoryLabel, terms }: (typeof all)[number]): ServiceIndex {
  const byTerm = new Map<string, number>();
  const together: { parts: Together; weight: number }[] = [];
  const note = (term: string, weight: number) => {
    if (term.length > 1 && !neutralTerms.has(term)) byTerm.set(term, Math.max(byTerm.get(term) ?? 0, weight));
  };
  const add = (entry: string, weight: number) => {
    const parts = partsOf(entry);
    const [only] = parts;
    const single = parts.length === 1 && only?.length === 1 && only[0]?.length === 1 ? only[0][0] : null;
    if (single === null || single === undefined) {
      together.push({ parts, weight });
      for (const term of parts.flat(2)) note(term, weights.beside);
    } else note(single, weight);
  };
  for (const term of categoryLabel) note(term, weights.category);
  for (const term of terms)
    note(term, howMany.get(term) === 1 && !weakTerms.has(term) ? weights.unique : weights.shared);
  for (const term of label) note(term, label.length === 1 ? weights.sure : weights.shared);
  const { sure, likely = "", together: met = "" } = lexicons[slug];
  for (const entry of entriesOf(likely)) add(entry, weights.likely);
  for (const entry of entriesOf(sure)) add(entry, weights.sure);
  for (const entry of entriesOf(met)) add(entry, weights.together);
  if (label.length > 1) together.push({ parts: label.map((word) => [[word]]), weight: weights.name });
  return { slug, byTerm, together };
}

const indexes = all.map(indexOf);

/** The terms that a typed word is a form of. */
const basesByForm = new Map<string, string[]>();
const bases = new Set(
  indexes.flatMap(({ byTerm, together }) => [
    ...byTerm.keys(),
    ...together.flatMap(({ parts }) => parts.flat(2)),
  ]),
);
for (const base of bases)
  for (const form of formsOf(base)) {
    const known = basesByForm.get(form);
    if (known === undefined) basesByForm.set(form, [base]);
    else known.push(base);
  }
const forms = [...basesByForm.keys()].filter((form) => form.length >= 3);
const nearForms = createNearTerms((word) => word, [...bases]);
const begun = new Map<string, readonly string[]>();

/** The terms that a word of a text was meant for, and how much it counts. */
interface Meant {
  bases: readonly string[];
  factor: number;
  /** It was taken for them, being none of them. */
  isNear?: true;
}

function begunBy(word: string): readonly string[] {
  const known = begun.get(word);
  if (known !== undefined) return known;
  const found = forms.filter((form) => form.startsWith(word)).flatMap((form) => basesByForm.get(form) ?? []);
  if (begun.size > 2000) begun.clear();
  begun.set(word, found);
  return found;
}

function meantBy(word: string, isLast: boolean): Meant | null {
  const exact = basesByForm.get(word);
  if (exact !== undefined) return { bases: exact, factor: 1 };
  if (neutralTerms.has(word) || ordinaryTerms.has(word) || elsewhereTerms.has(word) || /\d/.test(word))
    return null;
  if (word.length >= (isLast ? 3 : leastBegun)) {
    const started = begunBy(word);
    if (started.length > 0) return { bases: started, factor: begunFactor };
  }
  const near = nearForms([word]);
  return near.length === 0
    ? null
    : { bases: near, isNear: true, factor: word.length <= nearShort.letters ? nearShort.factor : nearFactor };
}

/** A text as it is compared: where each term stands, and how many tokens belong to no service. */
function read(text: string) {
  const places = new Map<string, { at: number; factor: number }>();
  const tokens: { at: number; meant: Meant | null; word: string }[] = [];
  const typed = tokensOf(text.replace(asides, " ")).slice(0, maxTerms);
  let unknown = 0;
  const elsewhere: number[] = [];
  for (const [at, word] of typed.entries()) {
    const meant = meantBy(word, at === typed.length - 1);
    if (elsewhereTerms.has(word)) elsewhere.push(at);
    if (meant === null) {
      if (!neutralTerms.has(word)) unknown += 1;
      continue;
    }
    tokens.push({ at, meant, word });
    for (const base of meant.bases) if (!places.has(base)) places.set(base, { at, factor: meant.factor });
  }
  return { places, tokens, unknown, elsewhere };
}

type Read = ReturnType<typeof read>;

/** How much a condition counts on a text, and by which tokens it is met; 0 where these are fewer than it has parts. */
function metBy(parts: Together, { places }: Read): { factor: number; met: ReadonlySet<number> } {
  const met = new Set<number>();
  let factor = 1;
  for (const alternatives of parts) {
    const found = alternatives
      .filter((terms) => terms.every((term) => places.has(term)))
      .map((terms) => terms.map((term) => places.get(term) as { at: number; factor: number }));
    const one = found.find((terms) => terms.every(({ at }) => !met.has(at)));
    if (one === undefined) return { factor: 0, met: new Set() };
    for (const { at, factor: counted } of one) {
      met.add(at);
      factor = Math.min(factor, counted);
    }
  }
  return { factor, met };
}

/** How much a text asks for a service, and against it: a term of something else that belongs to a condition which is met is not against it. */
function evidenceFor(index: ServiceIndex, text: Read): { score: number; against: number; isWhole: boolean } {
  let score = 0;
  let known = 0;
  let content = 0;
  for (const { meant, word } of text.tokens) {
    const weight = Math.max(0, ...(meant?.bases ?? []).map((base) => index.byTerm.get(base) ?? 0));
    if (!neutralTerms.has(word)) content += 1;
    if (weight > 0 && !neutralTerms.has(word) && meant?.isNear !== true) known += 1;
    score += weight * (meant?.factor ?? 0);
  }
  const conditions = index.together
    .map(({ parts, weight }) => ({ weight, ...metBy(parts, text) }))
    .filter(({ factor }) => factor > 0);
  const met = conditions.map(({ weight, factor }) => weight * factor).sort((one, other) => other - one);
  score += met.reduce((sum, weight, at) => sum + (at === 0 ? weight : weights.togetherAgain), 0);
  const others = text.elsewhere.filter((at) => !conditions.some((one) => one.met.has(at)));
  const against = weights.elsewhere * Math.min(2, others.length);
  return { score, against, isWhole: content > 0 && known === content && text.unknown === 0 };
}

/** A service and how much a text asks for it. */
export interface ScoredService {
  subcategory: SubcategorySlug;
  score: number;
}

/** The services that a text asks for, the likeliest first; none for a text that asks for none. Time is linear in the text’s length. */
export function scoreServices(text: string): ScoredService[] {
  const asked = read(text);
  const needed = Math.min(mostAsked, least + leastMore * Math.max(0, asked.unknown - 1));
  const scored = indexes.flatMap((index) => {
    const { score, against, isWhole } = evidenceFor(index, asked);
    const total = score + against;
    return total >= needed || (isWhole && score >= leastWhole && against === 0)
      ? [{ subcategory: index.slug, score: total }]
      : [];
  });
  scored.sort((one, other) => other.score - one.score);
  const best = scored[0]?.score ?? 0;
  return scored.filter(({ score }) => score >= leastPart * best);
}
