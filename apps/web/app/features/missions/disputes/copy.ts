import type { Dispute, DisputeCase, DisputeCaseDetail, DisputeEntry } from "@jobami/api/disputes/contract";
import {
  type DisputeAct,
  type DisputeReason,
  type DisputeSide,
  maxDisputeFiles,
} from "@jobami/api/disputes/routes";
import { franceZone } from "@jobami/api/places/france-zone";
import type { TimelineEntry } from "@jobami/ui/Timeline";
import { sumText } from "../../../entities/price/index.ts";

/** Copy of disputes. */
export const copy = {
  title: "Litige",
  failed: "Le litige n’a pas pu être chargé.",
  sending: "Envoi en cours…",
  cancel: "Revenir",
  problem: "Ouvrir un litige",
  problemHelp:
    "Parlez-en d’abord par message. Si cela ne suffit pas, ouvrez un litige\u00a0: chacun donne sa version, propose un règlement, et l’équipe décide s’il le faut.",
  noShowHelp:
    "L’heure est passée et personne n’est venu\u202f? «\u202fUn problème\u202f?\u202f», en haut de la page, demande d’abord à l’autre personne\u00a0: souvent cela suffit.",
  start: "Ouvrir un litige",
  opening: "La mission s’arrête là où elle en est. Vous n’ouvrez un litige qu’une fois par mission.",
  reason: "Ce qui ne va pas",
  happened: "Ce qui s’est passé",
  happenedHelp: "Les faits, avec les dates et les heures. L’autre personne et l’équipe le lisent.",
  open: "Ouvrir le litige",
  chooseReason: "Choisissez ce qui ne va pas.",
  message: "Votre message",
  messageHelp: "L’autre personne et l’équipe le lisent.",
  because: "Un mot avec votre proposition",
  euros: "Euros en tout pour le jobbeur",
  jobis: "Jobi en tout pour le jobbeur",
  inAll: "Ce que le jobbeur reçoit en tout pour cette mission, ce qui est déjà payé compris.",
  disagree: "Ce qui est à revoir dans la décision",
  files: "Photos et documents",
  filesHelp: `${maxDisputeFiles} en tout au plus. L’autre personne et l’équipe les voient, personne d’autre.`,
  withdrawHelp:
    "La mission reprend où elle en était. Vous ne pourrez plus ouvrir de litige pour elle\u202f; l’autre personne le peut encore.",
  happenings: "Ce qui s’est dit",
  // Staff.
  list: "Litiges",
  openLabel: "Litiges en cours",
  endedLabel: "Litiges clos",
  state: "État",
  filters: "Filtrer les litiges",
  onGoing: "En cours",
  ended: "Clos",
  none: "Aucun litige",
  noneOpen: "Rien n’attend. Un litige s’ouvre depuis la page d’une mission convenue.",
  noneEnded: "Aucun litige n’est encore clos.",
  case: "Litige",
  toList: "Tous les litiges",
  unknown: "Ce litige n’existe pas",
  unknownDetail: "L’adresse est incomplète, ou il n’a jamais été ouvert.",
  sides: "Les deux côtés",
  client: "Demandeur",
  jobbeur: "Jobbeur",
  gone: "Compte supprimé",
  due: "Convenu",
  toMission: "Voir la mission",
  decision: "Décision",
  review: "Revoir la décision",
  decisionHelp:
    "Les deux lisent vos raisons. La décision prend effet dans sept jours si personne ne la conteste.",
  reviewHelp: "Les deux lisent vos raisons. Cette décision est définitive et prend effet aussitôt.",
  reasons: "Raisons",
  decide: "Décider",
  saved: "La décision est envoyée aux deux côtés.",
} as const;

export const reasonLabels: Record<DisputeReason, string> = {
  noShow: "Personne n’est venu",
  stopped: "Le travail s’arrête avant la fin",
  work: "Le travail n’est pas celui qui était convenu",
  payment: "Le paiement n’est pas celui qui était convenu",
  other: "Autre chose",
};

export const actLabels: Record<DisputeAct, string> = {
  say: "Ajouter un message",
  offer: "Proposer un règlement",
  accept: "Accepter",
  withdraw: "Retirer le litige",
  appeal: "Contester la décision",
};

/** What is reported once an act went through. */
export const doneTexts: Record<DisputeAct, string> = {
  say: "Votre message est dans le litige.",
  offer: "Votre proposition est envoyée à l’autre personne.",
  accept: "Le litige est réglé.",
  withdraw: "Le litige est retiré.",
  appeal: "La décision va être revue.",
};

export const acceptText = (sum: { cents: number; jobis: number }): string => `Accepter ${sumText(sum)}`;
export const acceptHelp = (sum: { cents: number; jobis: number }): string =>
  `Le jobbeur reçoit ${sumText(sum)} en tout. Le litige et la mission sont clos, et cela ne se reprend pas.`;
export const mostText = (sum: { cents: number; jobis: number }): string =>
  `${copy.inAll} ${sumText(sum)} au plus.`;

export const statusCopy: Record<
  Dispute["status"],
  { label: string; tone: "neutral" | "info" | "warning" | "success" }
> = {
  opened: { label: "Ouvert", tone: "warning" },
  discussed: { label: "En discussion", tone: "info" },
  settled: { label: "Réglé", tone: "success" },
  withdrawn: { label: "Retiré", tone: "neutral" },
  decided: { label: "Décidé", tone: "info" },
  appealed: { label: "Contesté", tone: "warning" },
  final: { label: "Clos", tone: "success" },
};

const day = new Intl.DateTimeFormat("fr-FR", {
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: franceZone,
});
const momentText = (instant: string | null): string =>
  instant === null ? "" : day.format(new Date(instant)).replace(/^1 /, "1er ");

/** How a dispute stands for a side of it. */
export function standingText(dispute: Dispute, side: DisputeSide): string {
  const isOwn = dispute.openedBy === side;
  switch (dispute.status) {
    case "opened":
      return isOwn
        ? `L’autre personne a jusqu’au ${momentText(dispute.answerBy)} pour répondre. L’équipe lit ensuite le litige, même sans réponse.`
        : `Donnez votre version avant le ${momentText(dispute.answerBy)}\u00a0: ensuite, l’équipe peut décider sans elle.`;
    case "discussed":
      return "Mettez-vous d’accord, ou laissez l’équipe décider\u00a0: elle lit ce que vous écrivez tous les deux.";
    case "settled":
      return `Vous vous êtes mis d’accord\u00a0: ${resultText(dispute)} en tout pour le jobbeur.`;
    case "withdrawn":
      return "Le litige est retiré. La mission a repris où elle en était.";
    case "decided":
      return `L’équipe a décidé. Sans contestation avant le ${momentText(dispute.appealBy)}, la décision prend effet.`;
    case "appealed":
      return "La décision est contestée. Une autre personne de l’équipe la revoit\u202f; s’il n’y en a pas, la même, au bout de sept jours.";
    case "final":
      return `${dispute.isReviewedBySame ? "La même personne a revu sa décision\u00a0: personne d’autre ne le pouvait. " : ""}La décision est définitive\u00a0: ${resultText(dispute)} en tout pour le jobbeur.`;
  }
}

const resultText = ({ result }: Dispute) => sumText(result ?? { cents: 0, jobis: 0 });

const authors = { client: "Le demandeur", jobbeur: "Le jobbeur" } as const;

/** What an entry states, for a side of it or, without one, for staff. */
export function entryText({ kind, side, sum }: DisputeEntry, viewer: DisputeSide | null): string {
  const who = side === null ? "" : side === viewer ? "Vous" : authors[side];
  const has = who === "Vous" ? "avez" : "a";
  const inAll = sum === null ? "" : `${sumText(sum)} en tout pour le jobbeur`;
  switch (kind) {
    case "opened":
      return `${who} ${has} ouvert le litige`;
    case "said":
      return `${who} ${has} écrit`;
    case "offered":
      return `${who} ${has} proposé ${inAll}`;
    case "accepted":
      return `${who} ${has} accepté ${inAll}`;
    case "withdrawn":
      return `${who} ${has} retiré le litige`;
    case "decided":
      return `L’équipe a décidé\u00a0: ${inAll}`;
    case "appealed":
      return `${who} ${has} contesté la décision`;
    case "reviewed":
      return `L’équipe a revu la décision\u00a0: ${inAll}`;
    case "stood":
      return "Personne n’a contesté\u00a0: la décision prend effet";
  }
}

export const entryTones: Partial<Record<DisputeEntry["kind"], TimelineEntry["tone"]>> = {
  opened: "warning",
  offered: "primary",
  accepted: "success",
  decided: "primary",
  appealed: "warning",
  reviewed: "success",
  stood: "success",
};

const bars: Record<NonNullable<DisputeCaseDetail["barred"]>, string> = {
  answer:
    "L’autre personne a trois jours pour donner sa version. La décision attend jusque-là, ou sa réponse.",
  own: "Vous êtes d’un côté de ce litige\u00a0: quelqu’un d’autre en décide.",
  same: "Vous avez rendu la première décision\u00a0: quelqu’un d’autre la revoit. S’il n’y a personne, vous le pourrez au bout de sept jours.",
  over: "Il n’y a rien à décider maintenant.",
};
export const barText = (barred: NonNullable<DisputeCaseDetail["barred"]>): string => bars[barred];
export const aloneText =
  "Vous avez rendu la première décision, et personne d’autre ne peut la revoir\u00a0: les deux côtés le liront.";

export const nameText = (name: string): string => name || copy.gone;
export const caseDetail = ({ client, jobbeur, reason }: DisputeCase): string =>
  `${nameText(client)} et ${nameText(jobbeur)} · ${reasonLabels[reason]}`;
export const noun = { none: "Aucun litige", one: "litige" };
