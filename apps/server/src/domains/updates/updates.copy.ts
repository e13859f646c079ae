import type { NotificationDraft } from "../../composition/contributions.ts";

/** The page of what is new. */
export const updatesPath = "/dashboard/nouveautes";

/** The line of an inbox about something new. */
export function updateLine({ title, words: text }: { title: string; words: string }): NotificationDraft {
  return { type: "product_update", link: updatesPath, title, sentence: text, tone: "info", data: {} };
}
