import type { NotificationDraft } from "../../composition/contributions.ts";
import { quoted } from "../missions/missions.domain.ts";

const titles = {
  invited: "Un avis vous attend",
  revealed: "Nouvel avis",
  answered: "Réponse à votre avis",
} as const;

/** What happened to a review, for who is informed. */
export type ReviewNews = keyof typeof titles;

function sentenceOf(news: ReviewNews, mission: string): string {
  if (news === "invited")
    return `L’autre personne a donné son avis sur ${mission}. Donnez le vôtre\u00a0: vous lirez alors le sien.`;
  return news === "revealed"
    ? `Vous pouvez lire l’avis que vous avez reçu pour ${mission}.`
    : `Votre avis sur ${mission} a une réponse.`;
}

/** What a person reads of a review. */
export function reviewNotification(
  news: ReviewNews,
  { id, title }: { id: string; title: string },
): NotificationDraft {
  return {
    type: news === "invited" ? "review_wanted" : "review_received",
    title: titles[news],
    sentence: sentenceOf(news, quoted(title)),
    link: `/dashboard/missions/${id}`,
    data: { missionId: id },
    tone: "info",
  };
}

/** What a side of a finished mission reads that has not stated how it was. */
export function reviewReminder({ id, title }: { id: string; title: string }): NotificationDraft {
  return {
    type: "review_wanted",
    title: "Comment cela s’est-il passé\u202f?",
    sentence: `${quoted(title)} est terminée\u00a0: il vous reste quelques jours pour donner votre avis.`,
    link: `/dashboard/missions/${id}`,
    data: { missionId: id },
    tone: "info",
  };
}
