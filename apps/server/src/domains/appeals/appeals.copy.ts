import type { NotificationDraft } from "../../composition/contributions.ts";

/** What who handled an appeal reads when another person takes it over. */
export const takenOver = ({ id, by }: { id: string; by: string }): NotificationDraft => ({
  type: "account",
  title: "Un recours change de mains",
  sentence: `${by} suit maintenant un recours que vous suiviez.`,
  link: `/moderation/recours/${id}`,
  data: { appealId: id },
  tone: "info",
});
