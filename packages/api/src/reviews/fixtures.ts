import { drawnPicture } from "../files/fixtures.ts";
import { karim, lea, runningMission } from "../missions/fixtures.ts";
import type { Review, ReviewedMission } from "./contract.ts";
import type { SeenReviews } from "./seen.ts";

const mission = { id: runningMission.id, title: runningMission.title, statut: "terminee" as const };

/** What Léa wrote of Karim, with his answer. */
export const reviewOfKarim: Review = {
  id: "01930000-0000-7000-8000-0000000000e1",
  mission,
  author: lea,
  subject: karim,
  side: "client",
  notes: [5, 4, 5, 5],
  note: 4.75,
  texte: "Armoire montée en une matinée, et les cartons sont repartis avec lui. Je referai appel à Karim.",
  photos: [{ ...drawnPicture, name: "photo.webp" }],
  isHidden: false,
  isShown: true,
  createdAt: "2026-11-19T10:00:00.000Z",
  editedAt: null,
  reply: "Merci Léa, au plaisir\u202f!",
};

/** What Karim wrote of Léa. */
export const reviewOfLea: Review = {
  ...reviewOfKarim,
  id: "01930000-0000-7000-8000-0000000000e2",
  author: karim,
  subject: lea,
  side: "jobbeur",
  notes: [5, 5, 4, 4],
  note: 4.5,
  texte: "Tout était prêt, accueil très agréable.",
  photos: [],
  createdAt: "2026-11-19T11:00:00.000Z",
  reply: null,
};

/** A finished mission that waits for Léa’s review. */
export const missionToReview: ReviewedMission = {
  mission,
  side: "client",
  other: karim,
  endedAt: "2026-11-19T09:30:00.000Z",
  until: "2026-11-26T09:30:00.000Z",
  given: null,
  received: null,
};

export const reviewedMission: ReviewedMission = {
  ...missionToReview,
  until: null,
  given: { ...reviewOfKarim, reply: null },
  received: reviewOfLea,
};

/** Written by Léa, and still hidden. */
export const halfReviewedMission: ReviewedMission = {
  ...missionToReview,
  until: null,
  given: { ...reviewOfKarim, isShown: false, reply: null },
};

export const cancelledMission: ReviewedMission = {
  ...missionToReview,
  mission: {
    ...mission,
    id: "01930000-0000-7000-8000-0000000000a7",
    title: "Repeindre le portail",
    statut: "annulee",
  },
  other: null,
  until: null,
};

/** Karim, as everybody reads what was written of him. */
export const seenReviews: SeenReviews = {
  rating: 4.31,
  count: 7,
  newest: [
    {
      id: reviewOfKarim.id,
      author: { prenom: lea.prenom, initiale: lea.initiale, photo: lea.photo },
      note: reviewOfKarim.note,
      texte: reviewOfKarim.texte,
      photos: reviewOfKarim.photos,
      createdAt: reviewOfKarim.createdAt,
      reply: reviewOfKarim.reply,
    },
  ],
};
