import { type WeeklyAvailability, weeklyHours } from "./availability.ts";

/** The parts of a profile that count, each the name of what is to be filled in. */
export type ProfilePart = "names" | "headline" | "about" | "services" | "zone" | "availability" | "languages";

interface Measured {
  prenom: string;
  nom: string;
  userType: "jobbeur" | "other";
  headline: string;
  about: string;
  services: readonly unknown[];
  zone: unknown;
  availability: WeeklyAvailability;
  languages: readonly unknown[];
}

/** From this length on, in characters, an introduction counts. */
export const wholeAboutLength = 60;

/** What each part is worth, in percent, what helps most first. */
const weights: Record<Measured["userType"], readonly (readonly [ProfilePart, number])[]> = {
  jobbeur: [
    ["services", 25],
    ["zone", 20],
    ["about", 15],
    ["availability", 15],
    ["headline", 10],
    ["names", 10],
    ["languages", 5],
  ],
  other: [
    ["about", 40],
    ["names", 30],
    ["zone", 20],
    ["languages", 10],
  ],
};

/** Whether both names are there [PROF-07]. */
export function hasBothNames({ prenom, nom }: Pick<Measured, "prenom" | "nom">): boolean {
  return prenom.trim() !== "" && nom.trim() !== "";
}

function isDone(part: ProfilePart, profile: Measured): boolean {
  switch (part) {
    case "names":
      return hasBothNames(profile);
    case "headline":
      return profile.headline.trim() !== "";
    case "about":
      return profile.about.trim().length >= wholeAboutLength;
    case "zone":
      return profile.zone !== null;
    case "availability":
      return weeklyHours(profile.availability) > 0;
    default:
      return profile[part].length > 0;
  }
}

/** How much of a profile is filled in, in whole percent, and what would help most next; null when nothing is missing. */
export function completenessOf(profile: Measured): { percent: number; next: ProfilePart | null } {
  const parts = weights[profile.userType];
  const done = parts.filter(([part]) => isDone(part, profile));
  const next = parts.find(([part]) => !isDone(part, profile));
  return { percent: done.reduce((sum, [, weight]) => sum + weight, 0), next: next?.[0] ?? null };
}
