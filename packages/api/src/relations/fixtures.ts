import { lea, runningMission } from "../missions/fixtures.ts";
import type { Acquaintance, ClientDetail, WorkedFor } from "./contract.ts";

const profileOf = (person: WorkedFor["person"], slug: string) => ({
  ...person,
  userType: "other" as const,
  slug,
  headline: "",
  photo: null,
});

/** Léa, whom Karim worked for three times. */
export const leaAsClient: WorkedFor = {
  person: lea,
  profile: profileOf(lea, "lea-m"),
  missions: 3,
  finished: 2,
  cancelled: 0,
  agreed: { euros: 245, jobis: 12 },
  last: {
    id: runningMission.id,
    title: runningMission.title,
    statut: "en_cours",
    at: "2026-11-20T09:30:00.000Z",
  },
  note: "Portail vert, sonner deux fois. Le chien est gentil.",
  tags: ["Régulière", "Jardin"],
  noteVersion: 3,
  toPropose: { id: "01930000-0000-7000-8000-0000000000b5", title: "Repeindre les volets" },
};

const paul = { id: "01930000-0000-7000-8000-0000000000b1", prenom: "Paul", initiale: "R", photo: null };

/** Paul, whose profile no one sees any more, and of whom nothing is noted. */
export const paulAsClient: WorkedFor = {
  person: paul,
  profile: null,
  missions: 1,
  finished: 0,
  cancelled: 1,
  agreed: { euros: 0, jobis: 0 },
  last: {
    id: "01930000-0000-7000-8000-0000000000b2",
    title: "Monter une étagère dans l’entrée",
    statut: "annulee",
    at: "2026-09-03T16:00:00.000Z",
  },
  note: "",
  tags: [],
  noteVersion: 0,
  toPropose: null,
};

export const leaDetail: ClientDetail = {
  client: leaAsClient,
  missions: [
    {
      id: runningMission.id,
      title: runningMission.title,
      statut: "en_cours",
      at: "2026-11-20T09:30:00.000Z",
      price: { euros: 60, jobis: 12 },
      budgetType: "fixe",
    },
    {
      id: "01930000-0000-7000-8000-0000000000b3",
      title: "Tailler la haie du jardin",
      statut: "terminee",
      at: "2026-06-12T10:00:00.000Z",
      price: { euros: 85, jobis: 0 },
      budgetType: "fixe",
    },
    {
      id: "01930000-0000-7000-8000-0000000000b4",
      title: "Désherber les allées",
      statut: "terminee",
      at: "2026-04-02T10:00:00.000Z",
      price: { euros: 25, jobis: 0 },
      budgetType: "horaire",
    },
  ],
  conversationId: "01930000-0000-7000-8000-0000000000c1",
  open: [{ id: "01930000-0000-7000-8000-0000000000b5", title: "Repeindre les volets" }],
};

export const paulDetail: ClientDetail = {
  client: paulAsClient,
  missions: [{ ...paulAsClient.last, price: { euros: 40, jobis: 0 }, budgetType: "fixe" }],
  conversationId: null,
  open: [],
};

export const acquaintances: Acquaintance[] = [
  {
    person: lea,
    profile: profileOf(lea, "lea-m"),
    forThem: 3,
    forMe: 0,
    isFavorite: true,
    at: "2026-11-20T09:30:00.000Z",
  },
  { person: paul, profile: null, forThem: 1, forMe: 1, isFavorite: false, at: "2026-09-03T16:00:00.000Z" },
];

const others = ["Inès", "Ugo", "Zoé", "Marc", "Nora", "Théo"] as const;

/** As many clients as are searched. */
export const manyClients: WorkedFor[] = [
  leaAsClient,
  ...others.map((prenom, at) => ({
    ...paulAsClient,
    person: { id: `01930000-0000-7000-8000-0000000000d${at}`, prenom, initiale: "D", photo: null },
    agreed: { euros: 40 + at, jobis: 0 },
    tags: at === 0 ? ["jardin", "Peinture"] : [],
  })),
];
