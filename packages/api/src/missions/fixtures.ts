import { sentPicture } from "../files/fixtures.ts";
import type {
  MatchingMission,
  Mission,
  MissionAsk,
  MissionReactions,
  MissionVersion,
  PublicPerson,
} from "./contract.ts";
import type { MissionPicture } from "./pictures.ts";
import type { Publication } from "./publication.ts";
import { missionVersionSchema } from "./stated.ts";

export const lea: PublicPerson = {
  id: "01930000-0000-7000-8000-000000000001",
  prenom: "Léa",
  initiale: "M",
  photo: null,
};
export const karim: PublicPerson = {
  id: "01930000-0000-7000-8000-000000000002",
  prenom: "Karim",
  initiale: "B",
  photo: null,
};
export const ines: PublicPerson = {
  id: "01930000-0000-7000-8000-000000000003",
  prenom: "Inès",
  initiale: "D",
  photo: null,
};

const lyon3 = { code: "69123", name: "Lyon", postalCode: "69003", departmentCode: "69" };

/** A mission that suits a dozen people, like many that were answered. */
export const publication: Publication = {
  notified: 12,
  usual: { of: "department", count: 86, minutes: 190 },
};

/** An open mission of Léa's. */
export const openMission: Mission = {
  id: "01930000-0000-7000-8000-0000000000a1",
  title: "Monter une armoire et fixer deux étagères",
  description:
    "Une armoire en kit à trois portes et deux étagères à fixer dans un mur en brique. Les notices sont là, il manque une perceuse.",
  category: "bricolage",
  subcategory: "montage-de-meubles",
  place: lyon3,
  date: "2026-12-05",
  moment: "matin",
  budgetType: "fixe",
  amount: 60,
  jobiAmount: 0,
  paymentMethodType: "euros",
  isUrgent: true,
  statut: "ouverte",
  isHidden: false,
  owner: lea,
  proposalCount: 4,
  createdAt: "2026-11-20T08:15:00.000Z",
  updatedAt: "2026-11-20T08:15:00.000Z",
};

/** Léa's mission while two people are asked before everybody else. */
export const askedMission: Mission = {
  ...openMission,
  proposalCount: 0,
  asking: { audience: "demandes", until: "2026-11-21T08:15:00.000Z", opensAfter: true },
};

/** How they stand. */
export const missionAsks: readonly MissionAsk[] = [
  { person: karim, state: "seen", reason: null, seenAt: "2026-11-20T08:20:00.000Z", answeredAt: null },
  {
    person: ines,
    state: "refused",
    reason: "day",
    seenAt: "2026-11-20T08:35:00.000Z",
    answeredAt: "2026-11-20T08:40:00.000Z",
  },
];

/** An open mission paid in euros and Jobi together. */
export const hybridMission: Mission = {
  ...openMission,
  id: "01930000-0000-7000-8000-0000000000a2",
  title: "Descendre un canapé du 4e étage",
  description:
    "Un canapé deux places à descendre sans ascenseur, puis à charger dans une camionnette garée devant.",
  category: "demenagement-et-transport",
  subcategory: "aide-au-demenagement",
  date: "2026-11-28",
  moment: "flexible",
  amount: 30,
  jobiAmount: 4,
  paymentMethodType: "hybrid",
  isUrgent: false,
  owner: ines,
  proposalCount: 0,
  createdAt: "2026-11-20T07:40:00.000Z",
  updatedAt: "2026-11-20T07:40:00.000Z",
};

/** An open mission priced by the hour. */
export const hourlyMission: Mission = {
  ...openMission,
  id: "01930000-0000-7000-8000-0000000000a3",
  title: "Cours de maths, niveau 3e",
  description:
    "Une heure et demie chaque mercredi pour reprendre confiance avant le brevet : fractions et géométrie.",
  category: "cours-et-soutien-scolaire",
  subcategory: "mathematiques",
  date: "2026-11-25",
  moment: "apres-midi",
  budgetType: "horaire",
  amount: 22,
  isUrgent: false,
  owner: ines,
  proposalCount: 5,
  createdAt: "2026-11-19T17:05:00.000Z",
  updatedAt: "2026-11-19T17:05:00.000Z",
};

/** Léa's mission, once a proposal was accepted. */
export const runningMission: Mission = {
  ...openMission,
  statut: "en_cours",
  updatedAt: "2026-11-20T08:30:00.000Z",
};

/** A first page with three missions. */
export const missionPage = {
  success: true as const,
  data: [openMission, hybridMission, hourlyMission],
  pagination: { page: 1, pageSize: 10, totalPages: 1, totalCount: 3, countIsCapped: false, nextCursor: null },
};

/** Missions that suit a jobbeur: in their commune, and not far away. */
export const matchingMissions: readonly MatchingMission[] = [
  { ...openMission, fit: { km: 0, isAvailable: true, booked: null }, isRejected: false },
  {
    ...hybridMission,
    place: { code: "69266", name: "Villeurbanne", postalCode: "69100", departmentCode: "69" },
    fit: { km: 4, isAvailable: false, booked: null },
    isRejected: false,
  },
];

/** A first page of them. */
export const matchingPage = {
  success: true as const,
  data: [...matchingMissions],
  pagination: { ...missionPage.pagination, totalCount: 2 },
};

/** What others declared of a mission. */
export const reactions: MissionReactions = {
  likes: 3,
  recommendations: 1,
  isLiked: false,
  isRecommended: false,
  isRejected: false,
};

const shownPicture = { width: 1600, height: 1200, isHidden: false, isErased: false };

/** Pictures of a mission: the second one is not described. */
export const missionPictures: readonly MissionPicture[] = [
  { ...shownPicture, file: sentPicture.id, alt: "L’armoire en trois cartons, contre le mur de la chambre" },
  { ...shownPicture, file: "0b5a9d2e-6f0c-4a38-9d0e-1f6b7c8d9e11", alt: "" },
];

/** What Léa's mission stated before she changed its text, its day and its budget. */
export const missionVersions: readonly MissionVersion[] = [
  missionVersionSchema.parse({
    ...openMission,
    title: "Monter une armoire",
    date: "2026-12-04",
    amount: 50,
    version: 1,
    replacedAt: "2026-11-20T09:00:00.000Z",
  }),
];
