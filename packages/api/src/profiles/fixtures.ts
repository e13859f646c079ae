import { jobbeur, requester } from "../auth/fixtures.ts";
import { seenPieces } from "../portfolio/fixtures.ts";
import { seenBadges } from "../quality/fixtures.ts";
import { seenReviews } from "../reviews/fixtures.ts";
import { emptyWeek } from "./availability.ts";
import type { OwnProfile, SeenProfile } from "./contract.ts";

const morning = { from: "09:00", to: "12:00" };
const afternoon = { from: "14:00", to: "18:30" };

/** The profile of a jobbeur who filled it in. */
export const jobbeurProfile: OwnProfile = {
  id: jobbeur.id,
  prenom: jobbeur.prenom,
  nom: jobbeur.nom,
  userType: "jobbeur",
  slug: "karim-b",
  version: 4,
  headline: "Jardins et petites réparations, soigneusement",
  about:
    "Paysagiste pendant huit ans, je m’occupe aujourd’hui de jardins de ville : tonte, haies, plantations. Je viens avec mon matériel et je laisse tout propre.",
  services: [
    { subcategory: "tonte-de-pelouse", unit: "hour", amount: 22, years: 8 },
    { subcategory: "taille-de-haies", unit: "flat", amount: 60, years: 8 },
    { subcategory: "montage-de-meubles", unit: "quote", amount: null, years: null },
  ],
  zone: { place: { code: "69123", name: "Lyon", department: "Rhône" }, radiusKm: 15 },
  availability: {
    ...emptyWeek,
    tuesday: [morning, afternoon],
    thursday: [morning, afternoon],
    saturday: [{ from: "10:00", to: "16:00" }],
  },
  languages: ["fr", "ar"],
  equipment: ["Tondeuse", "Taille-haie", "Remorque"],
};

/** The profile of a jobbeur who has just signed up. */
export const newProfile: OwnProfile = {
  ...jobbeurProfile,
  version: 0,
  headline: "",
  about: "",
  services: [],
  zone: null,
  availability: emptyWeek,
  languages: [],
  equipment: [],
};

/** The profile of a requester, which is shorter. */
export const requesterProfile: OwnProfile = {
  ...newProfile,
  id: requester.id,
  prenom: requester.prenom,
  nom: requester.nom,
  userType: "other",
  slug: "lea-m",
  version: 1,
  about: "Une maison, deux enfants et un jardin un peu trop grand pour mes samedis.",
};

const { nom: _, version: __, ...shown } = jobbeurProfile;

/** That jobbeur, as others see them. */
export const seenJobbeur: SeenProfile = {
  ...shown,
  initiale: "B",
  memberSince: "2026-03-02T09:00:00.000Z",
  photo: null,
  emailVerifiedAt: "2026-03-02T09:04:00.000Z",
  isVerified: true,
  reviews: seenReviews,
  badges: seenBadges,
  portfolio: seenPieces,
  isIndexable: true,
};
