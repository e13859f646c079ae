import { drawnPicture } from "../files/fixtures.ts";
import { runningMission } from "../missions/fixtures.ts";
import { acceptedProposal } from "../proposals/fixtures.ts";
import type { MissionProgress, ProgressEntry, ProgressEntryKind } from "./contract.ts";

const entry = (
  id: string,
  kind: ProgressEntryKind,
  at: string,
  more: Partial<ProgressEntry> = {},
): ProgressEntry => ({ id, kind, at, note: "", dueOn: null, hours: null, amount: null, photos: [], ...more });

const agreed = entry("agreed", "agreed", "2026-11-19T09:00:00.000Z");
const begun = entry("1", "work.begun", "2026-11-19T12:30:00.000Z");
const done = entry("2", "work.done", "2026-11-19T13:40:00.000Z", {
  note: "Armoire montée, étagères fixées. Les cartons sont dans l’entrée.",
  photos: [{ ...drawnPicture, name: "armoire.webp" }],
});
const asked = entry("3", "changes.asked", "2026-11-19T13:50:00.000Z", {
  note: "La porte du milieu ferme mal.",
  dueOn: "2026-11-24",
});
const doneAgain = entry("4", "work.done", "2026-11-19T13:55:00.000Z", { note: "Porte réglée." });
const confirmed = entry("5", "work.confirmed", "2026-11-19T14:00:00.000Z");

/** Just agreed on. */
export const agreedProgress: MissionProgress = {
  missionId: runningMission.id,
  proposalId: acceptedProposal.proposalId,
  status: "agreed",
  hasAskedChanges: false,
  isDisputed: false,
  needsHours: false,
  startsAt: "2026-12-05T08:30:00.000Z",
  entries: [agreed],
  confirmsItselfAt: null,
  contact: null,
  payment: { status: "en_attente", agreed: { cents: 5500, jobis: 0 }, paid: { cents: 0, jobis: 0 } },
};

export const begunProgress: MissionProgress = {
  ...agreedProgress,
  status: "begun",
  startsAt: "2026-11-19T12:00:00.000Z",
  entries: [agreed, begun],
  contact: { address: "12 rue Paul-Bert, 3e étage, code 45B1", phone: "06 12 34 56 78" },
};

/** Waits for Léa’s word. */
export const doneProgress: MissionProgress = {
  ...begunProgress,
  status: "done",
  entries: [agreed, begun, done],
  confirmsItselfAt: "2026-12-03T13:40:00.000Z",
};

export const changesAskedProgress: MissionProgress = {
  ...begunProgress,
  status: "changesAsked",
  hasAskedChanges: true,
  entries: [agreed, begun, done, asked],
};

export const confirmedProgress: MissionProgress = {
  ...changesAskedProgress,
  status: "confirmed",
  entries: [agreed, begun, done, asked, doneAgain, confirmed],
  contact: null,
  payment: { status: "paye", agreed: { cents: 5500, jobis: 0 }, paid: { cents: 5500, jobis: 0 } },
};
