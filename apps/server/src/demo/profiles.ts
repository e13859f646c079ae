import { emptyWeek } from "@jobami/api/profiles/availability";
import type { ProfileDraft } from "@jobami/api/profiles/contract";
import { findCategory } from "@jobami/api/taxonomy";
import { demoPlaceCodes } from "./content/places.ts";
import { type ProfileIdea, profileIdeas } from "./content/profiles.ts";
import { createChance } from "./random.ts";

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
].map((days) => ({ ...emptyWeek, ...days }));

const otherLanguages = ["en", "ar", "pt", "es"] as const;

const kindsOf = (idea: ProfileIdea | undefined) => findCategory(idea?.category ?? "")?.subcategories ?? [];

/** What each jobbeur of the demo says of themselves, the same at every run; some say little, as people do. */
export function createDemoProfiles(count: number): ProfileDraft[] {
  const chance = createChance(20_261_124);
  return Array.from({ length: count }, (_, index) => {
    const idea = profileIdeas[index % profileIdeas.length];
    if (idea === undefined) throw new Error("There are no ideas for profiles.");
    const isShort = index % 6 === 5;
    const offered = new Set([
      ...kindsOf(idea),
      ...kindsOf(profileIdeas[(index * 4 + 3) % profileIdeas.length]).slice(0, 1),
    ]);
    const services = [...offered].map(({ slug }, turn) => ({
      subcategory: slug as ProfileDraft["services"][number]["subcategory"],
      unit: turn === 2 ? ("quote" as const) : turn === 1 ? ("flat" as const) : ("hour" as const),
      amount: turn === 2 ? null : turn === 1 ? chance.between(8, 16) * 5 : chance.between(16, 28),
      years: turn === 2 ? null : chance.between(1, 12),
    }));
    return {
      headline: idea.headline,
      about: isShort ? "" : idea.about,
      services: isShort ? services.slice(0, 1) : services,
      zone: {
        placeCode: demoPlaceCodes[(index + 4 * Math.floor(index / 15)) % 15] ?? "69123",
        radiusKm: chance.between(1, 6) * 5,
      },
      availability: isShort ? (weeks[2] ?? emptyWeek) : chance.pick(weeks),
      languages: index % 3 === 0 ? ["fr", chance.pick(otherLanguages)] : ["fr"],
      equipment: isShort ? [] : [...idea.equipment],
    };
  });
}
