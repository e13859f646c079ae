import type { VerificationDocument, VerificationStanding, WaitingPerson } from "./contract.ts";
import { samplePaper } from "./sample-paper.ts";

const picture = {
  name: "carte-identite.webp",
  address: samplePaper,
  isPicture: true,
};
const paper = {
  name: "attestation.pdf",
  address: "/storage/0b5a9d2e-6f0c-4a38-9d0e-1f6b7c8d9e03/original",
  isPicture: false,
};

export const identityAccepted: VerificationDocument = {
  id: "019a0000-0000-7000-8000-000000000a01",
  kind: "identity",
  title: null,
  status: "accepted",
  expiresOn: "2031-04-12",
  submittedAt: "2026-10-02T08:10:00.000Z",
  decidedAt: "2026-10-03T09:00:00.000Z",
  reason: null,
  checks: ["whole", "face", "name", "birth", "validity"],
  file: picture,
};
export const qualificationWaiting: VerificationDocument = {
  id: "019a0000-0000-7000-8000-000000000a02",
  kind: "qualification",
  title: "CAP Jardinier paysagiste",
  status: "reviewing",
  expiresOn: null,
  submittedAt: "2026-11-18T08:10:00.000Z",
  decidedAt: null,
  reason: null,
  checks: [],
  file: picture,
};
export const insuranceRefused: VerificationDocument = {
  id: "019a0000-0000-7000-8000-000000000a03",
  kind: "insurance",
  title: null,
  status: "refused",
  expiresOn: "2027-01-31",
  submittedAt: "2026-11-10T08:10:00.000Z",
  decidedAt: "2026-11-12T10:00:00.000Z",
  reason: "La première page seule est là : envoyez l’attestation entière.",
  checks: [],
  file: paper,
};

export const nothingProved: VerificationStanding = {
  documents: [],
  company: null,
  badge: { isGiven: false, hasValidIdentity: false, hasQualification: false, positiveReviews: 0 },
};
export const partlyProved: VerificationStanding = {
  documents: [identityAccepted, qualificationWaiting, insuranceRefused],
  company: {
    siret: "73282932000074",
    name: "Karim Benali",
    isActive: true,
    checkedAt: "2026-10-02T08:20:00.000Z",
  },
  badge: { isGiven: false, hasValidIdentity: true, hasQualification: false, positiveReviews: 0 },
};
export const allProved: VerificationStanding = {
  ...partlyProved,
  documents: [
    identityAccepted,
    { ...qualificationWaiting, status: "accepted", decidedAt: "2026-11-19T09:00:00.000Z" },
    { ...insuranceRefused, status: "accepted", reason: null },
  ],
  badge: { isGiven: true, hasValidIdentity: true, hasQualification: true, positiveReviews: 12 },
};

const karim: WaitingPerson = {
  id: "019a0000-0000-7000-8000-000000000922",
  name: "Karim Benali",
  email: "karim@exemple.fr",
  kinds: ["qualification"],
  since: "2026-11-18T08:10:00.000Z",
  isTaken: true,
};
export const waitingPeople: readonly WaitingPerson[] = [
  karim,
  {
    id: "019a0000-0000-7000-8000-000000000923",
    name: "Léa Fontaine",
    email: "lea.fontaine@exemple.fr",
    kinds: ["identity", "insurance"],
    since: "2026-11-19T14:30:00.000Z",
    isTaken: false,
  },
];
export const reviewedPerson = { id: karim.id, name: karim.name, email: karim.email };
