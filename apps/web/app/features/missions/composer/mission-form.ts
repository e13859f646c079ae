import type { SessionUser } from "@jobami/api/auth/contract";
import { initialOf } from "@jobami/api/http/display-text";
import type { AskHours, Mission, MissionBody } from "@jobami/api/missions/contract";
import { type MissionTiming, timingOf } from "@jobami/api/missions/timing";
import type { ComposerProgress } from "@jobami/machines/missions/mission-composer";

/** Who is asked before everybody else, as they are shown while the mission is being written. */
export interface AskedPerson {
  id: string;
  name: string;
  photo: string | null;
}

/** Whom a mission is for first, for how many hours, and whether it opens to all when none of them can. */
export interface AskedFirst {
  people: AskedPerson[];
  hours: AskHours;
  opensAfter: boolean;
}

/** What the fields hold while a mission is being written; names are those of the contract where it has them. */
export interface MissionForm {
  category: string;
  subcategory: string;
  title: string;
  description: string;
  placeCode: string;
  /** Shown beside the code, never sent. */
  placeName: string;
  placePostalCodes: string[];
  postalCode?: string | undefined;
  /** Of another timing than `date`, the date is the last day. */
  timing: MissionTiming;
  date: string;
  /** The last of several days; empty where it takes one. */
  endDate: string;
  moment: NonNullable<MissionBody["moment"]>;
  budgetType: NonNullable<MissionBody["budgetType"]>;
  amount: number | null;
  jobiAmount: number | null;
  paymentMethodType: NonNullable<MissionBody["paymentMethodType"]>;
  isUrgent: boolean;
  /** In their order; each was sent already. */
  pictures: { file: string; alt: string }[];
  /** Left out where it is for everybody at once. */
  asked?: AskedFirst | undefined;
}

export const blankMission: MissionForm = {
  category: "",
  subcategory: "",
  title: "",
  description: "",
  placeCode: "",
  placeName: "",
  placePostalCodes: [],
  timing: "date",
  date: "",
  endDate: "",
  moment: "flexible",
  budgetType: "fixe",
  amount: null,
  jobiAmount: 0,
  paymentMethodType: "euros",
  isUrgent: false,
  pictures: [],
};

/** A mission that stands, in the fields of the form: without its pictures, nor who was asked first. */
export const formOf = (mission: Mission): MissionForm => ({
  ...blankMission,
  category: mission.category,
  subcategory: mission.subcategory,
  title: mission.title,
  description: mission.description,
  placeCode: mission.place.code,
  placeName: mission.place.name,
  placePostalCodes: [mission.place.postalCode],
  postalCode: mission.place.postalCode,
  timing: timingOf(mission),
  date: mission.date,
  endDate: mission.endDate ?? "",
  moment: mission.moment,
  budgetType: mission.budgetType,
  amount: mission.amount,
  jobiAmount: mission.jobiAmount,
  paymentMethodType: mission.paymentMethodType,
  isUrgent: mission.isUrgent,
});

/** The last day that a form states: where the mission is wanted on its date alone, one that was left there counts no more. */
export const endDateOf = ({ timing, endDate }: Pick<MissionForm, "timing" | "endDate">): string | null =>
  timing === "date" && endDate !== "" ? endDate : null;

/** The mission that the form would publish, as if it were already: what others see of it. */
export function previewOf(
  form: MissionForm,
  { id, prenom, nom, photo }: Pick<SessionUser, "id" | "prenom" | "nom" | "photo">,
  now: number,
): Mission {
  const instant = new Date(now).toISOString();
  const { placeCode: code, placeName: name, postalCode = "", amount, jobiAmount, pictures } = form;
  const [first] = pictures;
  return {
    ...form,
    endDate: endDateOf(form),
    id: "",
    place: { code, name, postalCode, departmentCode: "" },
    amount: amount ?? 0,
    jobiAmount: jobiAmount ?? 0,
    statut: "ouverte",
    isHidden: false,
    owner: { id, prenom, initiale: initialOf(nom), photo: photo?.small ?? null },
    proposalCount: 0,
    cover: first === undefined ? null : { ...first, width: 4, height: 3, count: pictures.length },
    createdAt: instant,
    updatedAt: instant,
  };
}

/** A draft: what was typed and how far one had come. */
export interface MissionDraft {
  values: MissionForm;
  progress: ComposerProgress;
}

export const blankDraft: MissionDraft = {
  values: blankMission,
  progress: { step: "service", completed: [] },
};
