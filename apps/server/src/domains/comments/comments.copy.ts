import type { NotificationDraft } from "../../composition/contributions.ts";
import { type MissionRow, quoted } from "../missions/missions.domain.ts";

const about = ({ id }: Pick<MissionRow, "id">) => ({
  link: `/dashboard/missions/${id}#commentaires`,
  data: { missionId: id },
  tone: "info" as const,
});

/** What the owner of a mission reads of a comment on it; who wrote it is shown on its page alone. */
export function receivedNotification(mission: MissionRow, isPrivate: boolean): NotificationDraft {
  return {
    type: "comment_received",
    title: isPrivate ? "Nouveau commentaire privé" : "Nouveau commentaire",
    sentence: `Votre mission ${quoted(mission.title)} a un nouveau commentaire${isPrivate ? " privé" : ""}.`,
    ...about(mission),
  };
}

/** What who began a thread reads of an answer to it. */
export function answeredNotification(mission: MissionRow): NotificationDraft {
  return {
    type: "comment_answered",
    title: "Réponse à votre commentaire",
    sentence: `Votre commentaire sur la mission ${quoted(mission.title)} a une réponse.`,
    ...about(mission),
  };
}
