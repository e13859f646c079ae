import type { Weekday } from "@jobami/api/profiles/availability";

/** Days of the week, as parts of a sentence. */
export const dayNames: Readonly<Record<Weekday, string>> = {
  monday: "lundi",
  tuesday: "mardi",
  wednesday: "mercredi",
  thursday: "jeudi",
  friday: "vendredi",
  saturday: "samedi",
  sunday: "dimanche",
};
