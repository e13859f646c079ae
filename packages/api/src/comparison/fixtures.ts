import { karim } from "../missions/fixtures.ts";
import type { Compared } from "./contract.ts";

/** Karim, who is known well. */
export const comparedKarim: Compared = {
  jobbeurId: karim.id,
  slug: "karim-b",
  rating: 4.8,
  reviews: 23,
  badges: ["verified", "quick", "rated"],
  completed: 31,
  distanceKm: 4,
  freedom: "free",
};

/** A person who has just come, and who is not free. */
export const comparedNewcomer: Compared = {
  jobbeurId: "01930000-0000-7000-8000-0000000000a9",
  slug: "anne-sophie-marguerite-b",
  rating: null,
  reviews: 0,
  badges: [],
  completed: 0,
  distanceKm: null,
  freedom: "busy",
};
