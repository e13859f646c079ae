import type { PersonalDetails, SeoStats } from "./contract.ts";

/** A person whom search engines show already: nothing is promoted to them. */
export const referenced: SeoStats = {
  seoIndexable: true,
  registrationDate: "2026-01-12T09:00:00.000Z",
  profileCompleteness: 75,
  missionsCompleted: 4,
};

export const personalDetails: PersonalDetails = {
  phone: "+33612345678",
  phoneShown: "06 12 34 56 78",
  birthDate: "1991-04-12",
};
