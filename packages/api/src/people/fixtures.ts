import type { AuditEntry } from "../audit/contract.ts";
import { karim, lea } from "../missions/fixtures.ts";
import type { Birthday, InactiveAccount, PersonFacts, PersonRow, SentWish } from "./contract.ts";

/** Karim, a jobbeur whom two people reported. */
export const karimRow: PersonRow = {
  id: karim.id,
  name: "Karim Benali",
  email: "karim.benali@exemple.fr",
  photo: null,
  role: "jobutil",
  userType: "jobbeur",
  state: "active",
  registeredAt: "2026-03-02T10:00:00.000Z",
  lastActiveAt: "2026-11-19T18:30:00.000Z",
};

/** A person who is suspended. */
export const suspendedRow: PersonRow = {
  ...karimRow,
  id: "019a0000-0000-7000-8000-000000000a01",
  name: "Hugo Weber",
  email: "hugo.weber@exemple.fr",
  userType: "other",
  state: "suspended",
};

/** Who runs the company. */
export const administratorRow: PersonRow = {
  ...karimRow,
  id: lea.id,
  name: "Paul Adam",
  email: "paul.adam@exemple.fr",
  role: "jobpadm",
  userType: "other",
};

/** A person who is gone. */
export const goneRow: PersonRow = {
  ...karimRow,
  id: "019a0000-0000-7000-8000-000000000a02",
  name: null,
  email: null,
  state: "closed",
  lastActiveAt: null,
};

/** A warning that Karim had. */
const warned: AuditEntry = {
  id: "019a0000-0000-7000-8000-000000000a11",
  at: "2026-10-04T09:12:00.000Z",
  kind: "sanction.warned",
  actor: { kind: "person", name: "Anne Perrin" },
  subject: { kind: "account", id: karim.id, name: "Karim Benali" },
  before: null,
  after: null,
  reason: "Des numéros de téléphone dans trois messages, malgré un premier rappel.",
};

export const karimFacts: PersonFacts = {
  ...karimRow,
  isSelf: false,
  isEmailVerified: true,
  hasSecondFactor: false,
  isVerified: true,
  plan: "premium",
  suspension: null,
  counts: { missions: 2, proposals: 38, agreed: 11, documents: 3, cases: 2 },
  cases: [
    {
      id: "019a0000-0000-7000-8000-000000000a21",
      kind: "message",
      status: "removed",
      at: "2026-10-03T17:40:00.000Z",
    },
    {
      id: "019a0000-0000-7000-8000-000000000a22",
      kind: "comment",
      status: "reported",
      at: "2026-11-18T08:05:00.000Z",
    },
  ],
  acts: [warned],
};

/** Hugo, suspended for three days. */
export const suspendedFacts: PersonFacts = {
  ...karimFacts,
  ...suspendedRow,
  isVerified: false,
  plan: "gratuit",
  suspension: { reason: "Menaces envers un jobbeur.", until: "2026-11-22T10:00:00.000Z" },
  counts: { missions: 4, proposals: 0, agreed: 0, documents: 0, cases: 0 },
  cases: [],
  acts: [
    {
      ...warned,
      id: "019a0000-0000-7000-8000-000000000a12",
      at: "2026-11-19T10:00:00.000Z",
      kind: "sanction.suspended",
      subject: { kind: "account", id: suspendedRow.id, name: "Hugo Weber" },
      after: { hours: 72, until: "2026-11-22T10:00:00.000Z" },
      reason: "Menaces envers un jobbeur.",
    },
  ],
};

/** The administrator who reads, as they see themselves. */
export const ownFacts: PersonFacts = {
  ...karimFacts,
  ...administratorRow,
  isSelf: true,
  hasSecondFactor: true,
  counts: { missions: 0, proposals: 0, agreed: 0, documents: 0, cases: 0 },
  cases: [],
  acts: [],
};

const silent: InactiveAccount = {
  ...karimRow,
  id: "019a0000-0000-7000-8000-000000000a31",
  name: "Nadia Colin",
  email: "nadia.colin@exemple.fr",
  userType: "other",
  registeredAt: "2023-01-10T10:00:00.000Z",
  lastActiveAt: "2026-04-02T08:00:00.000Z",
  remindedAt: null,
  canRemind: true,
  closableFrom: null,
  canClose: false,
};

/** Silent for years and reminded, silent and just reminded, silent. */
export const inactiveAccounts: InactiveAccount[] = [
  {
    ...silent,
    id: "019a0000-0000-7000-8000-000000000a32",
    name: "Yann Mahé",
    email: "yann.mahe@exemple.fr",
    lastActiveAt: "2023-02-11T08:00:00.000Z",
    remindedAt: "2026-09-30T08:00:00.000Z",
    closableFrom: "2026-10-30T08:00:00.000Z",
    canClose: true,
  },
  {
    ...silent,
    id: "019a0000-0000-7000-8000-000000000a33",
    name: "Zoé Rey",
    email: "zoe.rey@exemple.fr",
    state: "paused",
    lastActiveAt: "2025-06-20T08:00:00.000Z",
    remindedAt: "2026-11-12T08:00:00.000Z",
    canRemind: false,
    closableFrom: "2028-06-20T08:00:00.000Z",
  },
  silent,
];

/** Today's, wished already, and one of the days ahead. */
export const someBirthdays: Birthday[] = [
  {
    id: karim.id,
    name: "Karim Benali",
    photo: null,
    day: "2026-11-20",
    age: 35,
    wishedAt: "2026-11-20T08:07:00.000Z",
    wantsWishes: true,
  },
  {
    id: lea.id,
    name: "Léa Martin",
    photo: null,
    day: "2026-11-23",
    age: 29,
    wishedAt: null,
    wantsWishes: true,
  },
  {
    id: "019a0000-0000-7000-8000-000000000a44",
    name: "Sofia Haddad",
    photo: null,
    day: "2026-11-27",
    age: 41,
    wishedAt: null,
    wantsWishes: false,
  },
];

export const someWishes: SentWish[] = [
  {
    id: "019a0000-0000-7000-8000-000000000a41",
    name: "Karim Benali",
    photo: null,
    day: "2026-11-20",
    at: "2026-11-20T08:07:00.000Z",
  },
  {
    id: "019a0000-0000-7000-8000-000000000a42",
    name: "Nadia Colin",
    photo: null,
    day: "2026-11-02",
    at: "2026-11-02T08:07:00.000Z",
  },
];
