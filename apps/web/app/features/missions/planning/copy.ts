import { displayText, hasLeft, shortName } from "@jobami/api/http/display-text";
import { hasOneDay } from "@jobami/api/missions/timing";
import { zoneOf } from "@jobami/api/places/zones";
import type {
  HourSpan,
  MissionHour,
  PlanningException,
  PlanningSlot,
  TightWay,
  Travel,
} from "@jobami/api/planning/contract";
import type { HourAct } from "@jobami/api/planning/routes";
import { addDays, instantIn } from "@jobami/api/planning/time";
import { spanTimes, timeText, whoseHour } from "../../../entities/hour/index.ts";
import { momentOf } from "../../../entities/mission/index.ts";
import { type Moving, timeOf } from "./moving.ts";
import { dayOfSpan, type PlanningView, type Stand } from "./planning-view.ts";

/** Copy of the planning. */
export const copy = {
  farAway: "c’est loin",
  title: "Planning",
  lead: "Les heures convenues, celles qui attendent une réponse, et vos disponibilités.",
  views: "Vue du planning",
  today: "Aujourd’hui",
  keys: "Flèches\u00a0: jour suivant ou précédent. T\u00a0: aujourd’hui.",
  failed: "Le planning n’a pas pu être chargé.",
  empty: "Rien de prévu",
  emptyText: "Une mission s’inscrit ici dès que vous vous êtes mis d’accord sur une proposition.",
  toMissions: "Voir les missions",
  wholeDay: "Journée",
  hours: "Heures",
  usual: "Disponible d’habitude",
  exceptions: "Indisponibilités",
  exceptionsHelp:
    "Quand vous n’êtes pas là, malgré vos heures habituelles. Vous seul les lisez. Les missions de vos journées d’indisponibilité ne vous sont pas proposées.",
  usualHelp: "Vos heures habituelles se règlent dans votre profil.",
  toProfile: "Régler mes heures",
  noExceptions: "Aucune sur la période affichée.",
  addException: "Ajouter une indisponibilité",
  firstDay: "Premier jour",
  lastDay: "Dernier jour",
  day: "Jour",
  isWholeDay: "Toute la journée",
  from: "De",
  to: "À",
  note: "Note pour vous",
  save: "Ajouter",
  saving: "Enregistrement…",
  cancel: "Revenir",
  added: "L’indisponibilité est ajoutée.",
  removed: "L’indisponibilité est retirée.",
  removing: "Retrait…",
  moveLeft: "Rien n’est changé.",
  feed: "Dans un autre agenda",
  feedHelp:
    "Une adresse secrète, à donner à Google Agenda, Apple Calendrier, Outlook ou Thunderbird\u00a0: vos missions convenues y suivent d’elles-mêmes. Qui a l’adresse lit votre planning, sans adresse exacte ni téléphone.",
  feedFailed: "Le partage du planning n’a pas pu être chargé.",
  makeFeed: "Créer l’adresse secrète",
  renewFeed: "Renouveler l’adresse",
  renewHelp:
    "Le partage est actif. Si vous renouvelez l’adresse, l’ancienne ne donne plus rien, et la nouvelle ne s’affiche qu’une fois.",
  dropFeed: "Arrêter le partage",
  dropped: "Le partage est arrêté\u00a0: l’adresse ne donne plus rien.",
  sending: "Un instant…",
  made: "L’adresse est prête.",
  address: "Adresse secrète",
  addressHelp: "Copiez-la maintenant\u00a0: elle ne s’affiche qu’une fois.",
  copy: "Copier",
  copied: "L’adresse est copiée.",
  notCopied: "La copie n’a pas marché\u00a0: sélectionnez l’adresse.",
} as const;

export const viewLabels: Record<PlanningView, string> = { semaine: "Semaine", mois: "Mois", liste: "Liste" };

const format = (parts: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat("fr-FR", { ...parts, timeZone: "UTC" });
  return (day: string) => formatter.format(new Date(`${day}T00:00:00Z`)).replace(/(^| )1 (?=\D)/, "$11er ");
};
const dayAndMonth = format({ day: "numeric", month: "long" });
const fullDay = format({ day: "numeric", month: "long", year: "numeric" });
const monthAndYear = format({ month: "long", year: "numeric" });

/** « samedi 5 décembre ». */
export const longDay = format({ weekday: "long", day: "numeric", month: "long" });
/** « samedi ». */
export const weekday = format({ weekday: "long" });
/** « décembre ». */
export const monthName = format({ month: "long" });
/** « sam. ». */
export const shortWeekday = format({ weekday: "short" });

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** What the days that are shown are called: « Du 30 novembre au 6 décembre 2026 », « Décembre 2026 ». */
export function spanText(view: PlanningView, day: string, span: { from: string; days: number }): string {
  if (view === "mois") return capital(monthAndYear(day));
  return `Du ${dayAndMonth(span.from)} au ${fullDay(addDays(span.from, span.days - 1))}`;
}

/** Names the ways to what comes before and after. */
export const shiftCopy: Record<PlanningView, { before: string; after: string }> = {
  semaine: { before: "Semaine précédente", after: "Semaine suivante" },
  mois: { before: "Mois précédent", after: "Mois suivant" },
  liste: { before: "Quatre semaines avant", after: "Quatre semaines après" },
};

/** When a slot without an hour is, on its day, on each of several or on its last one. */
function openSpot(slot: PlanningSlot): string {
  if (!hasOneDay(slot)) return "au plus tard ce jour";
  if (slot.endDay)
    return ["chaque jour", momentOf(slot) ?? [], `jusqu’au ${dayAndMonth(slot.endDay)}`].flat().join(", ");
  return momentOf(slot) ?? "dans la journée";
}

/** When a slot stands where it stands; `reader` is the zone of the reader's clocks, here and below. */
export const spotText = ({ slot, hour }: Stand, reader: string): string =>
  hour === null ? capital(openSpot(slot)) : spanTimes(hour, slot.placeCode, reader);

/** When a slot is, or would be. */
export const whenText = (stand: Stand, reader: string): string =>
  stand.isProposal ? `${spotText(stand, reader)}, heure proposée` : spotText(stand, reader);

/** How a slot stands, where there is something to show or to do. */
export function slotState(
  slot: PlanningSlot,
): { label: string; tone: "neutral" | "warning" | "success" | "info" } | null {
  const { statut, status, side, proposedBy, other } = slot;
  if (statut === "terminee") return { label: "Terminée", tone: "neutral" };
  if (status === "open")
    return { label: hasOneDay(slot) ? "Heure à convenir" : "Jour à convenir", tone: "info" };
  if (status === "agreed" && slot.isAddressMissing)
    return { label: side === "client" ? "Adresse à donner" : "Adresse à demander", tone: "warning" };
  if (status === "agreed") return { label: "Convenue", tone: "success" };
  return proposedBy === side
    ? { label: `En attente de ${displayText(other.prenom)}`, tone: "info" }
    : { label: "À vous de répondre", tone: "warning" };
}

/** What a slot asks where it stands in a week or month, while an answer or the address is awaited, as briefly as fits there: who is to answer where it would be, that it may move where it is. */
export function askedText({ slot, isProposal, isFurther }: Stand): string | null {
  if (isFurther) return null;
  const { statut, status, day, placeCode, proposed, proposedBy, side } = slot;
  if (statut === "en_cours" && status === "agreed" && slot.isAddressMissing) return "Adresse\u202f?";
  if (statut !== "en_cours" || proposed === null || (status !== "proposed" && status !== "moving"))
    return null;
  if (isProposal) return proposedBy === side ? "En attente" : "À répondre";
  return dayOfSpan(proposed, placeCode) === day ? "Autre heure\u202f?" : "Autre jour\u202f?";
}

/** With whom, and on which side. */
export const withText = ({ side, other }: PlanningSlot) =>
  side === "client"
    ? `${shortName(other)} ${hasLeft(other) ? "vous aidait" : "vous aide"}`
    : `Chez ${hasLeft(other) ? "un ancien membre" : shortName(other)}`;

/** « Vous avez déjà une mission ce jour-là : pour Léa M., 9 h – 11 h. » */
export function dayTakenText(slots: readonly PlanningSlot[], zone: string, isOneDay = true): string {
  const each = slots.map(({ side, other, agreed, placeCode }) =>
    [
      `${side === "client" ? "avec" : "pour"} ${hasLeft(other) ? "un ancien membre" : shortName(other)}`,
      ...(agreed === null ? [] : [spanTimes(agreed, placeCode, zone)]),
    ].join(", "),
  );
  const what = slots.length === 1 ? "une mission" : `${slots.length}\u00a0missions`;
  return `Vous avez déjà ${what} ${isOneDay ? "ce jour-là" : "sur ces jours"}\u00a0: ${each.join("\u202f; ")}.`;
}

/** When a person is not there. */
export function exceptionWhen({ firstDay, lastDay, from, to }: PlanningException): string {
  if (firstDay !== lastDay) return `Du ${longDay(firstDay)} au ${longDay(lastDay)}`;
  if (from === null || to === null) return `${capital(longDay(firstDay))}, toute la journée`;
  return `${capital(longDay(firstDay))}, ${timeText(from)} –\u00a0${timeText(to)}`;
}

/** Names the handle of a slot. */
export const moveLabel = ({ title }: PlanningSlot) => `Déplacer\u00a0: ${title}`;

/** « jeudi 3 décembre, 10 h – 11 h 30 »: where a slot would stand. */
export function moveTo({ stand, day, from, minutes }: Moving, reader: string): string {
  const until = (from + minutes) % (24 * 60);
  const { placeCode } = stand.slot;
  const at = instantIn(zoneOf(placeCode), day, timeOf(from));
  const whose = at === null ? null : whoseHour(placeCode, at, reader);
  const times = `${timeText(timeOf(from))} –\u00a0${timeText(timeOf(until))}`;
  return `${longDay(day)}, ${times}${whose === null ? "" : `, ${whose}`}`;
}

/** What is spoken aloud when a slot is taken, and wherever it is moved. */
export const takenText = (moving: Moving, reader: string) =>
  `${moving.stand.slot.title}, ${moveTo(moving, reader)}. Flèches\u00a0: changer de jour ou d’heure. Entrée\u00a0: proposer. Échap\u00a0: abandonner.`;
export const movedText = (moving: Moving, reader: string) => capital(moveTo(moving, reader));

const number = new Intl.NumberFormat("fr-FR");

/** « environ 9 340 km »: how far it is where it is not known how long it takes; to ten km where it is far. */
const farText = (km: number) => `environ ${number.format(km < 100 ? km : Math.round(km / 10) * 10)}\u00a0km`;

/** Why an hour is short before or after another mission; the client reads neither which nor where. */
export function tightText({ side, title, minutes, km, left }: TightWay): string {
  if (title === null || left === null)
    return side === "before"
      ? "Le jobbeur a une autre mission peu avant\u00a0: il risque d’arriver en retard."
      : "Le jobbeur a une autre mission peu après\u00a0: il risque de devoir partir plus tôt.";
  const gap = left === 0 ? "juste" : durationText(left);
  const way =
    minutes !== null
      ? `comptez environ ${durationText(minutes)} de trajet`
      : km === null
        ? copy.farAway
        : `c’est à ${farText(km)}`;
  return side === "before"
    ? `«\u202f${title}\u202f» finit ${gap} avant\u00a0: ${way}.`
    : `«\u202f${title}\u202f» commence ${gap} après\u00a0: ${way}.`;
}

/** The way to a mission, on its day. */
export function travelText({ minutes, km, isTight }: Pick<Travel, "minutes" | "km" | "isTight">): string {
  const way = minutes !== null ? durationText(minutes) : km === null ? copy.farAway : farText(km);
  return `Trajet\u00a0: ${way}${isTight ? ", trop juste" : ""}`;
}

/** Asks whether it is sent, and to whom. */
export const moveQuestion = ({ other }: PlanningSlot) => `Le proposer à ${shortName(other)}\u202f?`;

/** « Indisponible : dentiste », on its day. */
export function exceptionLabel({ from, to, note }: PlanningException): string {
  const hours = from === null || to === null ? "" : ` ${timeText(from)} –\u00a0${timeText(to)}`;
  return `Indisponible${hours}${note === "" ? "" : `\u00a0: ${note}`}`;
}

export const removeLabel = (exception: PlanningException) => `Retirer\u00a0: ${exceptionWhen(exception)}`;

/** A day that nothing stands on. */
export const nothingOn = (day: string) => `${capital(longDay(day))}\u00a0: rien de prévu.`;

/** What is not drawn of a day of a month. */
export const moreText = (count: number) => `et ${count} de plus`;

/** Copy of the hour of a mission. */
export const hourCopy = {
  answer: "Répondre",
  seeDay: "Voir cette semaine",
  day: "Jour",
  dayHelp: "Si vous convenez d’un autre jour, la mission y est déplacée.",
  firstDayHelp: "La mission commence ce jour-là.",
  from: "À partir de",
  minutes: "Durée",
  send: "Proposer",
  sending: "Envoi en cours…",
  cancel: "Revenir",
  untilAnswered: "Rien ne change tant que l’autre personne n’a pas accepté.",
} as const;

/** Until when a mission that any day suits is to be done. */
export const lastDayHelp = (day: string) =>
  `Au plus tard le ${longDay(day)}, sauf si vous convenez d’un autre jour.`;

/** Whose hour is asked for on a day, to whom other clocks show another one. */
export function zoneHelp(placeCode: string, day: string, reader: string): string | undefined {
  const whose = whoseHour(placeCode, instantIn(zoneOf(placeCode), day, "12:00") ?? 0, reader);
  return whose === null ? undefined : `${capital(whose)}.`;
}

/** How the hour of a mission stands, for one of its sides. */
export function standingText(hour: MissionHour, moment: string | null, reader: string): string[] {
  const { day, endDay, placeCode, agreed, proposed, proposedBy, side, other } = hour;
  const when = longDay(day);
  const until = endDay ? `, chaque jour jusqu’au ${longDay(endDay)}` : "";
  if (agreed === null && proposed === null && !hasOneDay(hour))
    return [
      `La mission est à faire au plus tard le ${when}${moment === null ? "" : `, ${moment}`}. Mettez-vous d’accord sur un jour et une heure\u00a0: un rappel vous parvient deux heures avant.`,
    ];
  if (agreed === null && proposed === null)
    return [
      `La mission est pour ${when}${until}${moment === null ? "" : `, ${moment}`}. Mettez-vous d’accord sur une heure\u00a0: un rappel vous parvient deux heures avant.`,
    ];
  const who = proposedBy === side ? "Vous proposez" : `${shortName(other)} propose`;
  return [
    ...(agreed === null ? [] : [`Convenu\u00a0: ${when}, ${spanTimes(agreed, placeCode, reader)}${until}.`]),
    ...(proposed === null
      ? []
      : [`${who} ${spanTimes(proposed, placeCode, reader)}${insteadText(hour, proposed)}.`]),
  ];
}

/** On which day, where that is not clear, and in the place of what. */
function insteadText(hour: MissionHour, proposed: HourSpan): string {
  const { day, placeCode, agreed } = hour;
  const other = dayOfSpan(proposed, placeCode);
  if (agreed === null && !hasOneDay(hour)) return ` le ${longDay(other)}`;
  if (other === day) return agreed === null ? ` le ${longDay(day)}` : " à la place";
  return ` le ${longDay(other)}, ${agreed === null ? `au lieu du ${longDay(day)}` : "à la place"}`;
}

export const actLabels: Record<HourAct, string> = {
  "hour.accepted": "Accepter cette heure",
  "hour.refused": "Refuser",
  "hour.withdrawn": "Retirer l’heure proposée",
  "hour.proposed": "Proposer une heure",
};
export const proposeAnother = "Proposer une autre heure";

/** What is reported once an act went through from a row. */
export const doneTexts = {
  "hour.accepted": "C’est convenu. L’autre personne est prévenue.",
  "hour.proposed": "L’autre personne est prévenue\u00a0: à elle de répondre.",
} as const;

/** « 1 h 30 », « 45 min ». */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, "0")}`;
}
