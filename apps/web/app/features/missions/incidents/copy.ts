import type { MissionIncident } from "@jobami/api/progress/contract";
import type { IncidentAct } from "@jobami/api/progress/routes";
import { hoursText } from "../progress/index.ts";

/** Copy of what goes wrong about an agreed mission. */
export const copy = {
  title: "Un problème\u202f?",
  sending: "Envoi en cours…",
  back: "Revenir",
  lateOnTheDay: "Un retard se dit ici, le jour même. Avant, écrivez un message.",
  byHowMuch: "De combien\u202f?",
  anotherTime: "Une autre heure",
  arrival: "Heure d’arrivée",
  arrivalWrong: "Choisissez une heure après celle qui était convenue, dans les dix heures.",
  chooseLate: "Dites de combien.",
  note: "Un mot pour l’autre personne",
  whatFollows: "Ce qui suit",
  anotherDay: "Un autre jour irait\u202f?",
  dispute: "Ouvrir un litige",
  toCancel: "Annuler la mission",
  unsafe: "Je ne me sens pas en sécurité",
  away: "Éloignez-vous si vous le pouvez. Vous n’avez rien à prouver, ni à expliquer.",
  numbers: "Être aidé tout de suite",
  stop: "Arrêter la mission",
  stopping: "Arrêt en cours…",
  stopped: "La mission est arrêtée.",
  team: "Prévenir l’équipe, ne plus être joint",
  teamHelp:
    "L’équipe de modération lit votre signalement, avec cette mission. L’autre personne n’en sait rien.",
  /** Both read it in the dispute. */
  stopSentence: "J’arrête le travail ici.",
} as const;

/** Whom to call or write to, without the network of the site. */
export const numbers = [
  { href: "tel:112", name: "112", what: "urgence, partout en Europe" },
  { href: "tel:17", name: "17", what: "police et gendarmerie" },
  { href: "sms:114", name: "114 par SMS", what: "si vous ne pouvez pas parler" },
  { href: "tel:3919", name: "3919", what: "violences faites aux femmes, gratuit et anonyme" },
] as const;

type Side = "client" | "jobbeur";

/** What an act is called by a side. */
export function actLabel(act: IncidentAct, side: Side): string {
  switch (act) {
    case "late.announced":
      return "Je serai en retard";
    case "absence.reported":
      return side === "client" ? "Personne n’est venu" : "Personne n’est là";
    case "absence.denied":
      return "J’étais là";
    case "absence.admitted":
      return side === "client" ? "Je n’étais pas là" : "Je n’ai pas pu venir";
    case "absence.closed":
      return "Annuler sans frais";
    case "mission.left":
      return "Je ne peux pas venir";
    case "safety.left":
      return copy.stop;
  }
}
/** What a client says who cannot be there: they cancel as ever. */
export const cannotBeThere = "Je ne pourrai pas être là";

/** What the button of the form states. */
export const confirmLabel = (act: IncidentAct, side: Side): string => {
  if (act === "late.announced") return "Prévenir";
  if (act === "absence.reported") return "Signaler l’absence";
  return act === "mission.left" ? "Annuler ma venue" : actLabel(act, side);
};

/** What follows for both, before one confirms. */
export function consequences(act: IncidentAct, other: string): readonly string[] {
  switch (act) {
    case "late.announced":
      return [
        `${other} le lit aussitôt ici, par notification et dans votre conversation.`,
        "Cela ne coûte rien, et l’heure convenue reste la même.",
      ];
    case "absence.reported":
      return [
        `${other} a 24\u00a0heures pour répondre\u00a0: «\u202fJ’étais là\u202f» ou «\u202fJe n’ai pas pu venir\u202f».`,
        "Si l’absence est confirmée, ou sans réponse, vous pourrez annuler sans frais pour personne.",
        "Si vous n’êtes pas d’accord, vous pourrez ouvrir un litige.",
      ];
    case "absence.denied":
      return [
        `${other} lit que vous étiez là, et la mission reste en cours.`,
        "Convenez d’une autre heure, ou ouvrez un litige\u00a0: chacun donne sa version.",
      ];
    case "absence.admitted":
      return [
        `${other} peut accepter une autre date, ou annuler.`,
        "Cela ne vous coûte rien, et personne ne peut laisser d’avis sur une mission annulée.",
      ];
    case "absence.closed":
      return [
        "La mission est annulée, sans frais pour vous ni pour l’autre personne.",
        "Les Jobi déjà envoyés reviennent. Personne ne laisse d’avis.",
      ];
    case "mission.left":
      return [
        `${other} le saura aussitôt, ne paie rien, et peut publier la mission à nouveau.`,
        "Annuler vous coûte 1\u00a0Jobi, si vous en avez\u00a0: la même chose pour qui annule, des deux côtés.",
        "Personne ne laisse d’avis sur une mission annulée.",
      ];
    case "safety.left":
      return [];
  }
}

/** What follows for a client who cannot be there. */
export const clientConsequences = (other: string): readonly string[] => [
  `${other} le saura aussitôt, et rien n’est dû.`,
  "Annuler vous coûte 1\u00a0Jobi. Personne ne laisse d’avis sur une mission annulée.",
];
export const anotherDayHelp = (other: string): string =>
  `Proposez-le d’abord\u00a0: si ${other} l’accepte, rien n’est annulé.`;

/** What follows when who does not feel safe stops, before the work or once it began. */
export const stopText = (other: string, hasBegun: boolean): string =>
  hasBegun
    ? `Le travail s’arrête, et l’équipe voit ce qui est dû pour ce qui est déjà fait. ${other} lit seulement qu’il s’arrête.`
    : `La mission est annulée aussitôt, sans frais et sans faute. ${other} lit seulement qu’elle est annulée.`;

/** « 15 min », « 1 h ». */
export const minutesText = (minutes: number): string => hoursText(minutes / 60);

/** « Karim arrive plutôt vers 9 h 30 » */
export function lateText(
  { by, minutes }: NonNullable<MissionIncident["late"]>,
  { side, other, time }: { side: Side; other: string; time: string },
): string {
  if (by === side) return `Vous avez annoncé ${minutesText(minutes)} de retard, plutôt vers ${time}`;
  return by === "jobbeur"
    ? `${other} arrive plutôt vers ${time}, avec ${minutesText(minutes)} de retard`
    : `${other} sera là plutôt vers ${time}, avec ${minutesText(minutes)} de retard`;
}
