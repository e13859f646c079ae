import { displayText } from "@jobami/api/http/display-text";
import type { Mission } from "@jobami/api/missions/contract";
import { serviceLabels } from "@jobami/api/taxonomy";
import type { NotificationDraft } from "../../composition/contributions.ts";

const nbsp = "\u00a0";
const nnbsp = "\u202f";

/** A title between French quotation marks. */
export function quoted(title: string): string {
  return `«${nnbsp}${displayText(title)}${nnbsp}»`;
}

const euros = new Intl.NumberFormat("fr-FR", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});
const count = new Intl.NumberFormat("fr-FR");

/** An amount in euros, Jobi, or both, as people read it. */
export function priceText(price: {
  amount: number;
  jobiAmount: number;
  paymentMethodType: Mission["paymentMethodType"];
}): string {
  if (price.paymentMethodType === "jobis") return `${count.format(price.amount)}${nbsp}Jobi`;
  const amount = euros.format(price.amount);
  return price.jobiAmount > 0 ? `${amount} et ${count.format(price.jobiAmount)}${nbsp}Jobi` : amount;
}

/** What every jobbeur reads of a new mission. */
export function publishedNotification(mission: Mission): NotificationDraft {
  const { subcategory } = serviceLabels(mission.category, mission.subcategory);
  return {
    type: "mission_published",
    title: mission.isUrgent ? "Nouvelle mission urgente" : "Nouvelle mission",
    sentence: `${quoted(mission.title)} à ${mission.place.name}, ${subcategory.toLowerCase()}, ${priceText(mission)}.`,
    link: `/dashboard/missions/${mission.id}`,
    data: { missionId: mission.id },
    tone: "info",
  };
}

/** What the owner is shown when a closing went through. */
export const closedMessages = {
  terminee: "Votre mission est terminée.",
  annulee: "Votre mission est annulée, 1 Jobi a été retiré de votre solde.",
} as const;

/** What the owner reads when no one was chosen before the day. */
export function expiredNotification(mission: { id: string; title: string }): NotificationDraft {
  return {
    type: "mission_closed",
    title: "Mission expirée",
    sentence: `La date de votre mission ${quoted(mission.title)} est passée. Vous pouvez la publier de nouveau avec une autre date.`,
    link: `/dashboard/missions/${mission.id}`,
    data: { missionId: mission.id },
    tone: "info",
  };
}

/** What a mission states, as moderators and the filter read it. */
export const textOf = ({ title, description }: Pick<Mission, "title" | "description">): string =>
  `${title}\n\n${description}`;
