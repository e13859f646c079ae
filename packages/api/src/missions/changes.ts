import type { Mission, MissionVersion } from "./contract.ts";
import { lastDayOf, timingOf } from "./timing.ts";

/** What a mission states otherwise after an edit: its text, or one of the terms that proposals are made for. */
export const textChanges = ["title", "description", "isUrgent"] as const;
export const termChanges = ["service", "place", "date", "budget"] as const;
export type TermChange = (typeof termChanges)[number];
export type MissionChange = (typeof textChanges)[number] | TermChange;

/** What is compared of a mission, of an earlier version of it, or of what its owner fills in. */
export type StatedMission = Pick<
  MissionVersion,
  | "title"
  | "description"
  | "category"
  | "subcategory"
  | "timing"
  | "date"
  | "endDate"
  | "moment"
  | "budgetType"
  | "amount"
  | "jobiAmount"
  | "paymentMethodType"
  | "isUrgent"
> & { place: Pick<Mission["place"], "code" | "postalCode"> };

const read: Record<MissionChange, (mission: StatedMission) => readonly unknown[]> = {
  title: ({ title }) => [title],
  description: ({ description }) => [description],
  isUrgent: ({ isUrgent }) => [isUrgent],
  service: ({ category, subcategory }) => [category, subcategory],
  place: ({ place }) => [place.code, place.postalCode],
  date: (mission) => [timingOf(mission), mission.date, lastDayOf(mission), mission.moment],
  budget: ({ budgetType, amount, jobiAmount, paymentMethodType }) => [
    budgetType,
    amount,
    jobiAmount,
    paymentMethodType,
  ],
};

/** What differs between two statements of a mission, in the order in which it is shown. */
export function missionChanges(before: StatedMission, after: StatedMission): MissionChange[] {
  return [...textChanges, ...termChanges].filter(
    (change) => JSON.stringify(read[change](before)) !== JSON.stringify(read[change](after)),
  );
}

/** Whether whoever proposed is to confirm: only other terms ask for that. */
export const changesTerms = (changes: readonly MissionChange[]): boolean =>
  changes.some((change) => (termChanges as readonly MissionChange[]).includes(change));
