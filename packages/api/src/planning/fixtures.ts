import { ines, karim, lea, openMission, runningMission } from "../missions/fixtures.ts";
import type { MissionHour, Planning, PlanningException, PlanningSlot, TightWay } from "./contract.ts";

/** Karim’s mission of Saturday, for which Léa has still to agree on an hour. */
export const openSlot: PlanningSlot = {
  missionId: runningMission.id,
  title: runningMission.title,
  place: "Lyon",
  placeCode: runningMission.place.code,
  day: "2026-12-05",
  moment: "matin",
  statut: "en_cours",
  side: "jobbeur",
  other: lea,
  status: "open",
  agreed: null,
  proposed: null,
  proposedBy: null,
  version: 0,
};

/** A lesson with an hour that both agreed on. */
export const agreedSlot: PlanningSlot = {
  ...openSlot,
  missionId: "01930000-0000-7000-8000-0000000000a3",
  title: "Cours de maths, niveau 3e",
  day: "2026-12-02",
  moment: "apres-midi",
  other: ines,
  status: "agreed",
  agreed: { startsAt: "2026-12-02T13:30:00.000Z", endsAt: "2026-12-02T15:00:00.000Z" },
  version: 2,
};

/** A sofa for which the other side proposes an hour. */
export const proposedSlot: PlanningSlot = {
  ...openSlot,
  missionId: "01930000-0000-7000-8000-0000000000a2",
  title: "Descendre un canapé du 4e étage",
  day: "2026-12-03",
  moment: "flexible",
  other: ines,
  status: "proposed",
  proposed: { startsAt: "2026-12-03T08:00:00.000Z", endsAt: "2026-12-03T10:00:00.000Z" },
  proposedBy: "client",
  version: 1,
};

/** The lesson, which the other side would move to the evening. */
export const movingSlot: PlanningSlot = {
  ...agreedSlot,
  status: "moving",
  proposed: { startsAt: "2026-12-02T17:00:00.000Z", endsAt: "2026-12-02T18:30:00.000Z" },
  proposedBy: "client",
  version: 3,
};

/** What Karim has done for himself, as a client. */
export const ownSlot: PlanningSlot = {
  ...openSlot,
  missionId: "01930000-0000-7000-8000-0000000000a4",
  title: "Tailler la haie du jardin",
  day: "2026-12-02",
  moment: "matin",
  side: "client",
  other: { ...karim, id: "01930000-0000-7000-8000-000000000009", prenom: "Marius", initiale: "T" },
  status: "agreed",
  agreed: { startsAt: "2026-12-02T08:00:00.000Z", endsAt: "2026-12-02T11:00:00.000Z" },
  version: 2,
};

export const dentist: PlanningException = {
  id: "01930000-0000-7000-8000-00000000e001",
  firstDay: "2026-12-01",
  lastDay: "2026-12-01",
  from: "14:00",
  to: "16:00",
  note: "Dentiste",
};

export const leave: PlanningException = {
  id: "01930000-0000-7000-8000-00000000e002",
  firstDay: "2026-12-04",
  lastDay: "2026-12-06",
  from: null,
  to: null,
  note: "Week-end en famille",
};

const mornings = ["2026-11-30", "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04"];

/** The week in which all of it happens, and the days around it. */
export const fullPlanning: Planning = {
  from: "2026-11-30",
  to: "2027-01-10",
  slots: [ownSlot, agreedSlot, proposedSlot, openSlot],
  travels: [
    {
      fromId: ownSlot.missionId,
      toId: agreedSlot.missionId,
      day: "2026-12-02",
      minutes: 25,
      km: null,
      isTight: false,
    },
  ],
  exceptions: [dentist, leave],
  usual: mornings.map((day) => ({
    day,
    ranges: [
      { from: "09:00", to: "12:00" },
      { from: "14:00", to: "18:00" },
    ],
  })),
  holidays: [{ day: "2026-12-25", name: "Noël" }],
};

export const emptyPlanning: Planning = {
  from: "2026-11-30",
  to: "2026-12-06",
  slots: [],
  travels: [],
  exceptions: [],
  usual: [],
  holidays: [],
};

/** Nothing was proposed yet. */
export const openHour: MissionHour = {
  missionId: openMission.id,
  placeCode: runningMission.place.code,
  day: "2026-12-05",
  side: "client",
  other: karim,
  status: "open",
  agreed: null,
  proposed: null,
  proposedBy: null,
  version: 0,
};

/** Karim proposes half past nine. */
export const proposedHour: MissionHour = {
  ...openHour,
  status: "proposed",
  proposed: { startsAt: "2026-12-05T08:30:00.000Z", endsAt: "2026-12-05T10:00:00.000Z" },
  proposedBy: "jobbeur",
  version: 1,
};

export const agreedHour: MissionHour = {
  ...openHour,
  status: "agreed",
  agreed: { startsAt: "2026-12-05T08:30:00.000Z", endsAt: "2026-12-05T10:00:00.000Z" },
  version: 2,
};

/** An hour was agreed on, and Léa would like another. */
export const movingHour: MissionHour = {
  ...agreedHour,
  status: "moving",
  proposed: { startsAt: "2026-12-05T13:00:00.000Z", endsAt: "2026-12-05T14:30:00.000Z" },
  proposedBy: "client",
  version: 3,
};

/** An hour was agreed on, and Léa would like another day. */
export const movingDay: MissionHour = {
  ...movingHour,
  proposed: { startsAt: "2026-12-12T13:00:00.000Z", endsAt: "2026-12-12T14:30:00.000Z" },
};

/** The way from a lesson that ends a quarter of an hour before. */
export const tightWay: TightWay = {
  side: "before",
  title: "Cours de maths, niveau 3e",
  minutes: 25,
  km: null,
  left: 10,
};
