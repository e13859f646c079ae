import { franceZone } from "@jobami/api/places/france-zone";
import type { MissionProgress, ProgressEntry, ProgressEntryKind } from "@jobami/api/progress/contract";
import type { ProgressStep } from "@jobami/api/progress/routes";
import { dayText } from "../../../entities/mission/index.ts";
import { priceText, sumText } from "../../../entities/price/index.ts";

/** Copy of what becomes of a mission that was agreed on. */
export const copy = {
  title: "Déroulement",
  sending: "Envoi en cours…",
  cancel: "Revenir",
  note: "Un mot sur ce qui est fait",
  photos: "Photos du travail",
  photosHelp: "L’autre personne les voit ici.",
  hours: "Temps travaillé",
  hoursUnit: "h",
  hoursHelp: "Par quarts d’heure. Le prix convenu est à l’heure.",
  changes: "Ce qui est à reprendre",
  changesHelp: "Dites-le une fois, en entier\u00a0: une reprise ne se demande qu’une fois.",
  dueOn: "Pour quand",
  confirmHelp:
    "Vous dites que le travail est fait. Les Jobi convenus partent, la mission est terminée, et chacun peut donner son avis.",
  contactOwner: "Seule la personne choisie les lit, jusqu’à la fin de la mission.",
  address: "Adresse",
  addressHelp: "Numéro, rue, étage, code d’entrée…",
  phone: "Téléphone",
  giveContact: "Donner l’adresse",
  changeContact: "Modifier l’adresse",
  saveContact: "Enregistrer",
  saving: "Enregistrement…",
  paymentTitle: "Paiement",
  how: "Comment",
  budget: "Budget annoncé",
  due: "Convenu",
  paid: "Payé",
  noJobi: "0\u00a0Jobi",
  received: "Reçu en tout",
  receivedHelp: "Ce que vous avez reçu de la main à la main, en une ou plusieurs fois.",
  savePayment: "Noter",
  document: "Faire un devis ou une facture",
  statusLabel: "Statut",
} as const;

export const stepLabels: Record<ProgressStep, string> = {
  "way.started": "Je suis en route",
  "work.begun": "Je commence",
  "work.done": "C’est fait",
  "changes.asked": "Demander une reprise",
  "work.confirmed": "Confirmer que c’est fait",
};

const euros = (cents: number) => sumText({ cents, jobis: 0 });
const jobis = (amount: number) =>
  priceText({ amount, jobiAmount: 0, paymentMethodType: "jobis", budgetType: "fixe" });

const plain: Record<
  Exclude<ProgressEntryKind, "changes.asked" | `euros.${string}` | `jobis.${string}`>,
  string
> = {
  agreed: "Convenu",
  "way.started": "En route",
  "work.begun": "Commencé",
  "work.done": "Fait",
  "work.confirmed": "Confirmé",
  "confirmation.lapsed": "Confirmé de lui-même, après 14 jours",
  "late.announced": "Retard annoncé",
  "absence.reported": "Absence signalée",
  "absence.denied": "L’autre personne dit qu’elle était là",
  "absence.admitted": "Absence confirmée",
  "absence.closed": "Annulé sans frais",
  "mission.left": "Le jobbeur ne peut pas venir",
  "mission.completed": "Terminé par son auteur",
  "mission.cancelled": "Annulé",
  "dispute.opened": "Litige ouvert",
  "dispute.closed": "Litige clos",
};

/** What an entry of the timeline states. */
export function entryText({ kind, amount, dueOn, hours, minutes }: ProgressEntry, now: number): string {
  const sum = amount ?? 0;
  switch (kind) {
    case "changes.asked":
      return dueOn === null ? "Reprise demandée" : `Reprise demandée pour ${dayText(dueOn, now)}`;
    case "euros.received":
      return `${euros(sum)} reçus`;
    case "euros.corrected":
      return `${euros(sum)} retirés de ce qui était noté`;
    case "jobis.sent":
      return `${jobis(sum)} envoyés`;
    case "jobis.returned":
      return `${jobis(sum)} rendus`;
    case "euros.settled":
      return `Réglé\u00a0: ${euros(sum)} en tout`;
    case "jobis.settled":
      return `Réglé\u00a0: ${jobis(sum)} en tout`;
    case "late.announced":
      return minutes === null ? plain[kind] : `${plain[kind]}\u00a0: ${hoursText(minutes / 60)}`;
    case "work.done":
      return hours === null ? plain[kind] : `${plain[kind]}, en ${hoursText(hours)}`;
    default:
      return plain[kind];
  }
}

type Owed = Pick<MissionProgress, "entries" | "payment">;

/** The hours that were worked, as the jobbeur declared them last; null before. */
const hoursOf = ({ entries }: Owed) => entries.findLast((entry) => entry.hours !== null)?.hours ?? null;

/** What is owed for what a client confirms: « 2 h 15 de travail : 45 € en tout. » */
export function owedText(owed: Owed): string {
  const hours = hoursOf(owed);
  const sum = `${sumText(owed.payment.agreed)} en tout.`;
  return hours === null ? sum : `${hoursText(hours)} de travail\u00a0: ${sum}`;
}

/** What a price by the hour comes to: « 45 € pour 2 h 15 »; empty before the hours are known. */
export function hourlyTotal(owed: Owed): string {
  const hours = hoursOf(owed);
  return hours === null ? "" : `${sumText(owed.payment.agreed)} pour ${hoursText(hours)}`;
}

/** « 2 h 15 », « 45 min ». */
export function hoursText(hours: number): string {
  const whole = Math.floor(hours);
  const minutes = Math.round((hours - whole) * 60);
  if (whole === 0) return `${minutes}\u00a0min`;
  return minutes === 0 ? `${whole}\u00a0h` : `${whole}\u00a0h\u00a0${String(minutes).padStart(2, "0")}`;
}

/** How the jobbeur is paid: by the other side, without the product in between [PROP-25, PROP-26]. */
export function howText({ cents, jobis }: { cents: number; jobis: number }): string {
  if (jobis === 0) return "Directement au jobbeur, sans commission\u00a0: espèces, virement ou chèque";
  return cents === 0
    ? "En Jobi"
    : "Les euros directement au jobbeur (espèces, virement ou chèque), et le reste en Jobi";
}

export const paymentCopy = {
  en_attente: { label: "En attente", tone: "neutral" },
  partiel: { label: "Partiel", tone: "warning" },
  paye: { label: "Payé", tone: "success" },
} as const;

/** Names the button that sends what is missing in Jobi. */
export const sendJobisText = (amount: number) => `Envoyer ${jobis(amount)}`;

const day = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "long", timeZone: franceZone });
/** « 4 décembre ». */
export const untilText = (instant: string): string => day.format(new Date(instant)).replace(/^1 /, "1er ");
