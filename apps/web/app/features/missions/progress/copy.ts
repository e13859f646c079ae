import type { MissionStatus } from "@jobami/api/missions/contract";
import { franceZone } from "@jobami/api/places/france-zone";
import type { MissionProgress, ProgressEntry, ProgressEntryKind } from "@jobami/api/progress/contract";
import type { ProgressStatus, ProgressStep } from "@jobami/api/progress/routes";
import type { ProposalSide } from "@jobami/api/proposals/contract";
import { dayText } from "../../../entities/mission/index.ts";
import { priceText, sumText } from "../../../entities/price/index.ts";

/** Copy of what becomes of a mission that was agreed on. */
export const copy = {
  title: "Déroulement",
  failed: "Le déroulement n’a pas pu être chargé.",
  cutOff: "Vérifiez votre connexion\u00a0: il se relit dès qu’elle revient.",
  retry: "Réessayer",
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
  hoursMissing: "Le prix est à l’heure\u00a0: vous confirmerez quand le jobbeur aura dit son temps.",
  contactTitle: "Adresse exacte et téléphone",
  contactOwner: "Seule la personne choisie les lit, jusqu’à la fin de la mission.",
  address: "Adresse",
  addressHelp: "Numéro, rue, étage, code d’entrée…",
  phone: "Téléphone",
  giveContact: "Donner l’adresse",
  changeContact: "Modifier",
  saveContact: "Enregistrer",
  saving: "Enregistrement…",
  contactMissing: "Pas encore donnés. Demandez-les par message.",
  paymentTitle: "Paiement",
  due: "Convenu",
  paid: "Payé",
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

/** What is reported once a step went through. */
export const takenLabels: Record<ProgressStep, string> = {
  "way.started": "L’autre personne sait que vous êtes en route.",
  "work.begun": "L’autre personne sait que vous avez commencé.",
  "work.done": "L’autre personne est prévenue\u00a0: à elle de confirmer.",
  "changes.asked": "Votre demande de reprise est envoyée.",
  "work.confirmed": "La mission est confirmée. Merci\u202f!",
};

const byJobbeur: Partial<Record<ProgressStatus, string>> = {
  agreed: "Le jour venu, dites ici quand vous partez, commencez et finissez.",
  onTheWay: "Bonne route. Dites quand vous commencez.",
  begun: "Dites quand c’est fait\u00a0: l’autre personne confirmera.",
  changesAsked: "Une reprise est demandée. Dites quand elle est faite.",
};
const byClient: Partial<Record<ProgressStatus, string>> = {
  agreed: "Le jour venu, vous lisez ici quand le jobbeur part, commence et finit.",
  onTheWay: "Le jobbeur est en route.",
  begun: "Le travail est en cours.",
  changesAsked: "Le jobbeur sait ce qui est à reprendre.",
};

/** How a mission stands for a side; `until` as text where it is confirmed by itself. */
export function standingText(
  status: ProgressStatus,
  side: ProposalSide,
  statut: MissionStatus,
  until: string | null,
  isDisputed = false,
): string | null {
  if (isDisputed) return "Un litige est ouvert\u00a0: la mission attend qu’il soit réglé.";
  if (statut === "annulee") return "La mission a été annulée.";
  if (status === "confirmed") return "La mission est terminée.";
  if (status !== "done") return (side === "client" ? byClient : byJobbeur)[status] ?? null;
  return side === "client"
    ? `Le jobbeur dit que c’est fait. Confirmez, ou demandez une reprise\u00a0: sans réponse, la mission se confirme d’elle-même le ${until}.`
    : `À l’autre personne de confirmer\u00a0: sans réponse, la mission se confirme d’elle-même le ${until}.`;
}

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
  "mission.completed": "Terminé par son auteur",
  "mission.cancelled": "Annulé",
  "dispute.opened": "Litige ouvert",
  "dispute.closed": "Litige clos",
};

/** What an entry of the timeline states. */
export function entryText({ kind, amount, dueOn, hours }: ProgressEntry, now: number): string {
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
    case "work.done":
      return hours === null ? plain[kind] : `${plain[kind]}, en ${hoursText(hours)}`;
    default:
      return plain[kind];
  }
}

/** What is owed for what a client confirms: « 2 h 15 de travail : 45 € en tout. » */
export function owedText({ entries, payment }: Pick<MissionProgress, "entries" | "payment">): string {
  const hours = entries.findLast((entry) => entry.hours !== null)?.hours ?? null;
  const sum = `${sumText(payment.agreed)} en tout.`;
  return hours === null ? sum : `${hoursText(hours)} de travail\u00a0: ${sum}`;
}

/** « 2 h 15 », « 45 min ». */
export function hoursText(hours: number): string {
  const whole = Math.floor(hours);
  const minutes = Math.round((hours - whole) * 60);
  if (whole === 0) return `${minutes}\u00a0min`;
  return minutes === 0 ? `${whole}\u00a0h` : `${whole}\u00a0h\u00a0${String(minutes).padStart(2, "0")}`;
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
