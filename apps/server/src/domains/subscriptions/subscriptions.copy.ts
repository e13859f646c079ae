import type { SubscriptionFollowUp } from "@jobami/machines/money/subscription";
import type { NotificationDraft } from "../../composition/contributions.ts";

/** The page of the subscription. */
export const premiumPath = "/dashboard/premium";

/** What a line of the bill is called. */
export const lineNames = {
  plan: "Jobami premium",
  half: "Jobami premium, à moitié prix à vie",
  realisations: "Option\u00a0: plus de réalisations",
} as const;

/** What the line of the plan is called with a promo code. */
export const promoLine = (code: string, percent: number): string =>
  `Jobami premium, code ${code} (\u2212${percent}\u00a0%)`;

type NotificationText = Pick<NotificationDraft, "title" | "sentence" | "tone">;

const texts: Record<SubscriptionFollowUp["type"], NotificationText> = {
  "premium.began": {
    title: "Bienvenue dans premium",
    sentence: "Votre paiement est confirmé\u00a0: vos options premium sont actives.",
    tone: "success",
  },
  "premium.ended": {
    title: "Votre abonnement est terminé",
    sentence: "Vous êtes de nouveau sur l’offre gratuite. Rien de ce que vous avez gardé n’est effacé.",
    tone: "info",
  },
  "payment.failed": {
    title: "Votre échéance n’a pas été payée",
    sentence: "La carte a été refusée. Changez-la dans l’espace d’abonnement pour garder premium.",
    tone: "warning",
  },
};

/** The line of an inbox about a step of a subscription. */
export function subscriptionNotification(type: SubscriptionFollowUp["type"]): NotificationDraft {
  return { type: "account", link: premiumPath, data: {}, ...texts[type] };
}
