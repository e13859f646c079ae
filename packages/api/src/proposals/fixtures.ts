import { karim, lea, openMission } from "../missions/fixtures.ts";
import { franceZone } from "../places/france-zone.ts";
import type {
  AcceptedPrices,
  Awaited,
  AwaitedDocument,
  Offer,
  Proposal,
  ProposalStats,
  Waiting,
} from "./contract.ts";

const first: Offer = {
  version: 1,
  by: "jobbeur",
  amount: 60,
  jobiAmount: 0,
  paymentMethodType: "euros",
  message: "Je peux passer samedi à 9 h, j’apporte la perceuse.",
  createdAt: "2026-11-20T08:17:00.000Z",
};
const counter: Offer = {
  version: 2,
  by: "client",
  amount: 50,
  jobiAmount: 0,
  paymentMethodType: "euros",
  message: "Les étagères sont petites : 50 € vous irait ?",
  createdAt: "2026-11-20T08:21:00.000Z",
};
const answerToCounter: Offer = {
  ...counter,
  version: 3,
  by: "jobbeur",
  amount: 55,
  message: "55 € et je repars avec les cartons.",
  createdAt: "2026-11-20T08:26:00.000Z",
};

const { id, title, statut: missionStatut, date, moment, budgetType } = openMission;
const missionHead = {
  id,
  title,
  statut: missionStatut,
  owner: lea,
  zone: franceZone,
  date,
  moment,
  budgetType,
};

function negotiation(offers: readonly [Offer, ...Offer[]], statut: Proposal["statut"]): Proposal {
  const newest = offers.at(-1) ?? offers[0];
  return {
    proposalId: "01930000-0000-7000-8000-0000000000b1",
    mission: missionHead,
    jobbeur: karim,
    statut,
    version: newest.version,
    amount: newest.amount,
    jobiAmount: newest.jobiAmount,
    paymentMethodType: newest.paymentMethodType,
    message: newest.message,
    offers: [...offers],
    createdAt: first.createdAt,
    updatedAt: newest.createdAt,
  };
}

/** Waits for Léa. */
export const pendingProposal = negotiation([first], "en_attente");
/** Waits for Karim. */
export const counteredByOwner = negotiation([first, counter], "contre_offre_client");
/** Waits for Léa again. */
export const counteredByJobbeur = negotiation([first, counter, answerToCounter], "contre_offre_jobbeur");
export const acceptedProposal: Proposal = {
  ...counteredByJobbeur,
  statut: "acceptee",
  version: 4,
  mission: { ...counteredByJobbeur.mission, statut: "en_cours" },
};
export const refusedProposal: Proposal = { ...pendingProposal, statut: "refusee", version: 2 };
export const withdrawnProposal: Proposal = { ...pendingProposal, statut: "retiree", version: 2 };

/** What is awaited of a person otherwise than by a proposal, one of each act. */
export const awaited: readonly Awaited[] = [
  {
    act: "ask",
    missionId: "01930000-0000-7000-8000-0000000000e1",
    title: "Tailler la haie du jardin",
    other: lea,
    until: "2026-11-22T09:00:00.000Z",
  },
  {
    act: "day",
    missionId: "01930000-0000-7000-8000-0000000000e2",
    title: "Débarrasser la cave",
    other: karim,
    until: null,
  },
  {
    act: "review",
    missionId: "01930000-0000-7000-8000-0000000000e3",
    title: "Poser un miroir dans l’entrée",
    other: karim,
    until: "2026-12-02T17:00:00.000Z",
  },
];

/** An invoice that was sent to a person and is to be paid. */
export const awaitedDocument: AwaitedDocument = {
  type: "facture",
  title: "Repeindre la chambre",
  other: karim,
  link: "/document/01930000-0000-7000-8000-0000000000e5",
  cents: 12_000,
  endsOn: "2026-12-20",
};

/** A person whom one proposal waits for, and who agreed on nothing yet. */
export const waiting: Waiting = {
  toAnswer: [counteredByJobbeur],
  underWay: [],
  awaited: [],
  counts: { toAnswer: 1, underWay: 0, answersAwaited: 0, openMissions: 1 },
  hasBegun: true,
};

/** What twelve received proposals come to. */
export const proposalStats: ProposalStats = {
  total: 12,
  enAttente: 3,
  acceptees: 4,
  refusees: 2,
  contreOffres: 2,
  montantMoyen: 58.5,
  montantTotal: 585,
  montantMoyenEuros: 62.38,
  montantTotalEuros: 499,
  montantMoyenJobis: 6,
  montantTotalJobis: 12,
  montantMoyenHybride: { euros: 43, jobis: 4 },
  montantTotalHybride: { euros: 86, jobis: 8 },
  countEuros: 8,
  countJobis: 2,
  countHybride: 2,
  sentProposals: 0,
  receivedProposals: 12,
};

/** A first page with one negotiation. */
export const proposalPage = {
  success: true as const,
  data: [counteredByJobbeur],
  pagination: { page: 1, pageSize: 10, totalPages: 1, totalCount: 1, countIsCapped: false, nextCursor: null },
};

export const acceptedPrices: AcceptedPrices = { of: "subcategory", count: 23, low: 45, median: 60, high: 80 };

/** Karim's first proposal, to be confirmed since Léa changed her mission. */
export const unconfirmedProposal: Proposal = {
  ...pendingProposal,
  version: 2,
  missionVersion: 1,
  confirmBy: "2026-11-23T09:00:00.000Z",
};
