import { type MissionChange, missionChanges, type StatedMission } from "@jobami/api/missions/changes";
import { serviceLabels } from "@jobami/api/taxonomy";
import { placeText, whenText } from "../../../entities/mission/index.ts";
import { priceText } from "../../../entities/price/index.ts";

/** What is compared, with the name of its commune. */
export type ShownStatement = StatedMission & { place: Parameters<typeof placeText>[0] };

const labels: Record<MissionChange, string> = {
  title: "Titre",
  description: "Description",
  isUrgent: "Urgence",
  service: "Service",
  place: "Lieu",
  date: "Date",
  budget: "Budget",
};

const read: Record<MissionChange, (mission: ShownStatement, now: number) => string> = {
  title: ({ title }) => title,
  description: ({ description }) => description,
  isUrgent: ({ isUrgent }) => (isUrgent ? "Urgent" : "Pas urgent"),
  service: ({ category, subcategory }) => serviceLabels(category, subcategory).subcategory,
  place: ({ place }) => placeText(place),
  date: whenText,
  budget: priceText,
};

/** What differs between two statements of a mission, as text. */
export const changeTexts = (before: ShownStatement, after: ShownStatement, now: number) =>
  missionChanges(before, after).map((change) => ({
    change,
    label: labels[change],
    before: read[change](before, now),
    after: read[change](after, now),
  }));

export const changedCopy = {
  was: "avant",
  is: "maintenant",
  title: "La mission a changé depuis votre proposition",
  waiting: "Vous avez modifié la mission",
  failed: "Ce qui a changé n’a pas pu être chargé.",
} as const;

/** Until when, and what follows, for who is to confirm. */
export const confirmText = (until: string) =>
  `Votre proposition tient-elle toujours\u202f? Sans réponse de votre part avant le ${until}, elle prend fin. Vous pourrez alors en faire une autre.`;

/** The same for who waits for it. */
export const waitText = (until: string) =>
  `Cette proposition est à confirmer avant le ${until}, sinon elle prend fin. Vous pourrez l’accepter ensuite.`;
