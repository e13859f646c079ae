import type { AnswerOf } from "../http/contract.ts";
import type { AiStanding, ConsentHistory, consentsContract, TermsStanding } from "./contract.ts";
import type { ConsentRecordRow } from "./register.ts";
import { firstTerms } from "./routes.ts";
import type { AnnouncedTerms, TermsVersion } from "./terms-versions.ts";

const given = { success: true, hasConsent: true, givenAt: "2026-11-02T10:00:00.000Z" } as const;
const absent = { success: true, hasConsent: false, givenAt: null, validUntil: null } as const;

export const aiGiven: AiStanding = { ...given, validUntil: "2027-05-02T10:00:00.000Z" };
export const aiAbsent: AiStanding = absent;
const firstStanding = { ...firstTerms, changes: null, announced: null };
export const termsGiven: TermsStanding = { ...given, ...firstStanding, validUntil: null };
export const termsAbsent: TermsStanding = { ...absent, ...firstStanding };

const changes =
  "Les litiges se règlent d’abord par une médiation gratuite. Le délai de réponse passe à 10 jours.";
/** New terms that do not hold yet. */
export const termsAnnounced: AnnouncedTerms = {
  cgvVersion: "1.1",
  cguVersion: "1.0",
  changes,
  takesEffectAt: "2026-12-19T23:00:00.000Z",
};
/** New terms that hold, and are not accepted. */
export const termsChanged: TermsStanding = { ...termsAbsent, cgvVersion: "1.1", changes };

const firstVersion: TermsVersion = {
  id: null,
  ...firstTerms,
  changes: null,
  publishedAt: null,
  takesEffectAt: null,
  status: "inForce",
  withdrawalReason: null,
  told: 0,
  accepted: 1284,
};
const announcedVersion: TermsVersion = {
  ...termsAnnounced,
  id: "019a0000-0000-7000-8000-000000000941",
  publishedAt: "2026-11-24T10:00:00.000Z",
  status: "announced",
  withdrawalReason: null,
  told: 1201,
  accepted: 0,
};
/** What staff sees before anything was published, and while something is announced. */
export const termsVersionsAtFirst: readonly TermsVersion[] = [firstVersion];
export const termsVersions: readonly TermsVersion[] = [announcedVersion, firstVersion];
/** What was announced was taken back before its date. */
export const termsVersionsWithdrawn: readonly TermsVersion[] = [
  firstVersion,
  { ...announcedVersion, status: "withdrawn", withdrawalReason: "Une faute s’est glissée dans le texte." },
];
/** A version replaced another. */
export const termsVersionsReplaced: readonly TermsVersion[] = [
  { ...announcedVersion, status: "inForce", told: 1290, accepted: 812 },
  { ...firstVersion, status: "former", accepted: 0 },
];

const lea = {
  id: "019a0000-0000-7000-8000-000000000921",
  name: "Léa Fontaine",
  email: "lea.fontaine@exemple.fr",
};
const versions = { cgv: "1.0", cgu: "1.0" };
const newestRecord: ConsentRecordRow = {
  id: "019a0000-0000-7000-8000-000000000931",
  person: lea,
  signedAs: "Léa Fontaine",
  text: "terms",
  versions,
  givenAt: "2026-11-19T08:30:00.000Z",
  endedAt: null,
  state: "given",
};
const revokedRecord: ConsentRecordRow = {
  ...newestRecord,
  id: "019a0000-0000-7000-8000-000000000932",
  signedAs: "Léa Morel",
  givenAt: "2026-03-02T17:04:00.000Z",
  endedAt: "2026-10-30T11:12:00.000Z",
  state: "revoked",
};
const lapsedRecord: ConsentRecordRow = {
  ...newestRecord,
  id: "019a0000-0000-7000-8000-000000000933",
  text: "ai",
  versions: null,
  givenAt: "2026-04-11T07:00:00.000Z",
  endedAt: "2026-10-11T07:00:00.000Z",
  state: "lapsed",
};

/** A first page of the register, with every state that a record can be in. */
export const consentRegister: AnswerOf<typeof consentsContract.register> = {
  success: true,
  data: [
    newestRecord,
    {
      ...lapsedRecord,
      id: "019a0000-0000-7000-8000-000000000934",
      person: {
        id: "019a0000-0000-7000-8000-000000000922",
        name: "Karim Benali",
        email: "karim@exemple.fr",
      },
      signedAs: "Karim Benali",
    },
    {
      ...newestRecord,
      id: "019a0000-0000-7000-8000-000000000935",
      person: { id: "019a0000-0000-7000-8000-000000000923", name: null, email: null },
      signedAs: "Compte supprimé",
      state: "revoked",
      endedAt: "2026-11-01T09:00:00.000Z",
      givenAt: "2026-05-06T10:20:00.000Z",
    },
    lapsedRecord,
    revokedRecord,
    {
      ...newestRecord,
      id: "019a0000-0000-7000-8000-000000000936",
      versions: { cgv: "0.9", cgu: "1.0" },
      givenAt: "2026-02-11T14:45:00.000Z",
      state: "outdated",
    },
    {
      ...newestRecord,
      id: "019a0000-0000-7000-8000-000000000937",
      givenAt: "2026-01-05T09:15:00.000Z",
      endedAt: "2026-03-02T17:04:00.000Z",
      state: "replaced",
    },
  ],
  pagination: {
    pageSize: 25,
    totalCount: 32,
    countIsEstimated: false,
    previousCursor: null,
    nextCursor: "apres~1767604500000~019a0000-0000-7000-8000-000000000937",
  },
};

/** All that one person agreed to. */
export const consentHistory: ConsentHistory = {
  success: true,
  person: lea,
  records: [newestRecord, lapsedRecord, revokedRecord],
  isCut: false,
};
