import { jobbeurProfile } from "../profiles/fixtures.ts";
import type { Favorite } from "./contract.ts";

/** A favourite whose profile changed since. */
export const karimAsFavorite: Favorite = {
  id: "01930000-0000-7000-8000-000000000901",
  favorite_user_id: jobbeurProfile.id,
  person: {
    id: jobbeurProfile.id,
    prenom: "Karim",
    initiale: "B",
    userType: "jobbeur",
    slug: jobbeurProfile.slug,
    headline: jobbeurProfile.headline,
    photo: null,
  },
  note: "A taillé la haie en juin, très soigneux. Demander pour l’automne.",
  created_at: "2026-10-02T08:00:00.000Z",
  changed_at: "2026-11-18T14:00:00.000Z",
};

/** One who states little, without a note. */
export const inesAsFavorite: Favorite = {
  id: "01930000-0000-7000-8000-000000000902",
  favorite_user_id: "01930000-0000-7000-8000-000000000077",
  person: {
    id: "01930000-0000-7000-8000-000000000077",
    prenom: "Inès",
    initiale: "R",
    userType: "jobbeur",
    slug: "ines-r",
    headline: "",
    photo: null,
  },
  note: "",
  created_at: "2026-09-14T17:30:00.000Z",
  changed_at: null,
};
