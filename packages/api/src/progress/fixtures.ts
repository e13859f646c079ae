import { drawnPicture } from "../files/fixtures.ts";
import { runningMission } from "../missions/fixtures.ts";
import { acceptedProposal } from "../proposals/fixtures.ts";
import type { MissionProgress, ProgressEntry, ProgressEntryKind } from "./contract.ts";

const entry = (
  id: string,
  kind: ProgressEntryKind,
  at: string,
  more: Partial<ProgressEntry> = {},
): ProgressEntry => ({
  id,
  kind,
  at,
  note: "",
  dueOn: null,
  hours: null,
  minutes: null,
  amount: null,
  photos: [],
  ...more,
});

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
  incident: {
    lateFrom: "2026-12-04T23:00:00.000Z",
    absentFrom: "2026-12-05T08:30:00.000Z",
    late: null,
    absence: null,
  },
  entries: [agreed],
  confirmsItselfAt: null,
  contact: null,
  payment: { status: "en_attente", agreed: { cents: 5500, jobis: 0 }, paid: { cents: 0, jobis: 0 } },
};

/** On the day of the work, before and after its hour. */
export const dueProgress: MissionProgress = {
  ...agreedProgress,
  startsAt: "2026-11-20T08:30:00.000Z",
  incident: {
    lateFrom: "2026-11-19T23:00:00.000Z",
    absentFrom: "2026-11-20T08:30:00.000Z",
    late: null,
    absence: null,
  },
};

/** Karim is late. */
export const lateProgress: MissionProgress = {
  ...dueProgress,
  incident: {
    ...dueProgress.incident,
    late: {
      by: "jobbeur",
      minutes: 30,
      expectedAt: "2026-11-20T09:00:00.000Z",
      note: "Un accident sur le périphérique.",
      at: "2026-11-20T08:20:00.000Z",
    },
  },
};

/** One of the two reports that the other did not come. */
export const absentProgress = (
  by: "client" | "jobbeur",
  status: "reported" | "denied" | "admitted" = "reported",
  answerBy = "2026-11-21T08:45:00.000Z",
): MissionProgress => ({
  ...dueProgress,
  incident: { ...dueProgress.incident, absence: { by, status, at: "2026-11-20T08:45:00.000Z", answerBy } },
});

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
