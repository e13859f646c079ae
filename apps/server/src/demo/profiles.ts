import { emptyWeek } from "@jobami/api/profiles/availability";
import type { ProfileDraft } from "@jobami/api/profiles/contract";
import { findCategory, type SubcategorySlug } from "@jobami/api/taxonomy";
import { demoPlaceCodes } from "./content/places.ts";
import { type ProfileIdea, profileIdeas } from "./content/profiles.ts";
import { type Chance, createChance } from "./random.ts";

const morning = { from: "09:00", to: "12:00" };
const afternoon = { from: "14:00", to: "18:30" };
const evening = { from: "18:00", to: "20:30" };

/** Weeks as people have them: office hours, evenings and Saturday, mornings. */
const weeks: readonly ProfileDraft["availability"][] = [
  {
    tuesday: [morning, afternoon],
    thursday: [morning, afternoon],
    saturday: [{ from: "10:00", to: "16:00" }],
  },
  { monday: [evening], wednesday: [evening], friday: [evening], saturday: [morning, afternoon] },
  { monday: [morning], tuesday: [morning], wednesday: [morning], thursday: [morning], friday: [morning] },
  { saturday: [morning, afternoon], sunday: [morning] },
  { monday: [morning, afternoon], tuesday: [morning, afternoon], friday: [{ from: "13:00", to: "20:00" }] },
  {
    monday: [evening],
    tuesday: [evening],
    wednesday: [afternoon],
    thursday: [evening],
    friday: [evening],
    sunday: [{ from: "10:00", to: "18:00" }],
  },
].map((days) => ({ ...emptyWeek, ...days }));

/** Of the jobbeur whom the sign-in page shows, so that missions suit him any day. */
const wholeWeek: ProfileDraft["availability"] = {
  ...emptyWeek,
  ...Object.fromEntries(
    (["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const).map((day) => [
      day,
      [morning, afternoon],
    ]),
  ),
};

/** What an hour costs, in euros, from a beginner to a person with years behind them; other categories are in between. */
const hourPrices: Readonly<Record<string, readonly [number, number]>> = {
  "menage-et-nettoyage": [14, 22],
  "garde-d-animaux": [10, 17],
  livraison: [12, 18],
  distribution: [12, 15],
  "aide-au-numerique": [14, 24],
  "petites-reparations": [28, 48],
  "sites-web": [30, 55],
  comptabilite: [28, 45],
  "photo-et-video": [35, 70],
  "coaching-et-conseils": [25, 50],
  "cuisine-a-domicile": [22, 42],
  "animation-pour-enfants": [30, 60],
};
const otherPrices = [16, 30] as const;

/** Where a person lives, or a mission is: one town and its neighbours. */
export const placeOf = (index: number): string =>
  demoPlaceCodes[(index * 7) % demoPlaceCodes.length] ?? "69381";

/** Prices end as people pronounce them: whole euros by the hour, tens or fives for a task. */
function priceOf(
  unit: ProfileDraft["services"][number]["unit"],
  { category, years }: { category: string; years: number },
  chance: Chance,
): number | null {
  if (unit === "quote") return null;
  const [least, most] = hourPrices[category] ?? otherPrices;
  const hour = Math.round(least + (most - least) * Math.min(1, (years / 15) * 0.7 + chance.next() * 0.3));
  return unit === "hour" ? hour : Math.max(20, Math.round((hour * chance.between(2, 4)) / 5) * 5);
}

/** Most work by the hour. */
const units = ["hour", "flat", "hour", "hour", "quote"] as const;

const otherLanguages = ["en", "ar", "pt", "es"] as const;

/** The services of a category. */
function kindsOf(category = ""): { subcategory: SubcategorySlug; category: string }[] {
  const kinds = findCategory(category)?.subcategories ?? [];
  return kinds.map(({ slug }) => ({ subcategory: slug as SubcategorySlug, category }));
}

/** What people of a trade do besides, of what is asked for most, so that most searches find several people; others keep to their trade. */
const akin: Readonly<Record<string, string>> = {
  jardinage: "bricolage",
  bricolage: "petites-reparations",
  "petites-reparations": "bricolage",
  "menage-et-nettoyage": "garde-d-animaux",
  "garde-d-animaux": "menage-et-nettoyage",
  "demenagement-et-transport": "jardinage",
  livraison: "demenagement-et-transport",
  distribution: "livraison",
  chauffeur: "demenagement-et-transport",
  "service-en-salle": "menage-et-nettoyage",
};

/** What a person of a trade offers; every other one something akin besides. */
function servicesOf(index: number, idea: ProfileIdea, chance: Chance): ProfileDraft["services"] {
  const besides = index === 0 || index % 2 === 1 ? akin[idea.category] : undefined;
  const offered = [...kindsOf(idea.category), ...kindsOf(besides).slice(index % 3 === 0 ? 1 : 0)];
  // Who mentions years behind them has them.
  const trade = chance.between(/\bans\b/.test(idea.about) ? 8 : 0, 15);
  return offered.map(({ subcategory, category }, turn) => {
    const unit = units[(index + turn) % units.length] ?? "hour";
    const years = Math.max(0, trade - turn * 2);
    const amount = priceOf(unit, { category, years }, chance);
    return { subcategory, unit, amount, years: years === 0 ? null : years };
  });
}

/** What each jobbeur of the demo states of themselves, the same at every run; some state little, as people do. */
export function createDemoProfiles(count: number): ProfileDraft[] {
  const chance = createChance(20_261_124);
  return Array.from({ length: count }, (_, index) => {
    const idea = profileIdeas[index % profileIdeas.length];
    if (idea === undefined) throw new Error("There are no ideas for profiles.");
    const services = servicesOf(index, idea, chance);
    const chosen = chance.pick([3, 5, 8, 10, 10, 15, 20, 25, 40, 60]);
    // The first one, whom the sign-in page shows, comes to all of the town and its neighbours.
    const radiusKm = index === 0 ? 25 : chosen;
    const common = {
      headline: idea.headline,
      zone: { placeCode: placeOf(index), radiusKm },
      languages: index % 3 === 0 ? (["fr", chance.pick(otherLanguages)] as const).slice() : ["fr" as const],
    };
    if (index % 9 === 5)
      return {
        ...common,
        about: "",
        services: services.slice(0, 1),
        availability: weeks[2] ?? emptyWeek,
        equipment: [],
      };
    const equipment = [...idea.equipment];
    const week = chance.pick(weeks);
    return {
      ...common,
      about: idea.about,
      services,
      availability: index === 0 ? wholeWeek : week,
      equipment,
    };
  });
}
