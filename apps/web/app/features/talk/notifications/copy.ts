import { notificationsPath } from "../../../generated/paths.ts";

/** Copy of the inbox. */
export const copy = {
  title: "Notifications",
  empty: "Aucune nouvelle notification",
  emptyHelp: "Ce qui concerne vos missions et vos propositions arrive ici.",
  emptyArchive: "Aucune notification archivée",
  emptyArchiveHelp: "Ce que vous archivez se range ici.",
  readAll: "Tout marquer comme lu",
  archiveAll: "Tout archiver",
  removeAll: "Tout supprimer",
  markRead: "Marquer comme lue",
  markUnread: "Marquer comme non lue",
  archive: "Archiver",
  unarchive: "Remettre dans la boîte",
  remove: "Supprimer",
  keep: "Garder",
  removeOneTitle: "Supprimer cette notification\u202f?",
  removeAllTitle: "Supprimer toutes les notifications\u202f?",
  removeAllHelp:
    "Toutes vos notifications seront supprimées, celles des archives comprises. On ne peut pas les retrouver ensuite.",
  gone: "Cette notification n’existe plus.",
} as const;

/** The views of the inbox, each with its own address [NOTIF-17]. */
export const tabs = [
  { view: "all", to: notificationsPath, label: "Toutes" },
  { view: "unread", to: `${notificationsPath}?unread=true`, label: "Non lues" },
  { view: "archived", to: `${notificationsPath}?archived=true`, label: "Archivées" },
] as const;

export type InboxView = (typeof tabs)[number]["view"];

/** What the deletion of one line loses. */
export function removeOneHelp(title: string): string {
  return `«\u202f${title}\u202f» sera supprimée. On ne peut pas la retrouver ensuite.`;
}

/** How many notifications wait, for people who do not see the bell. */
export function unreadLabel(count: number): string {
  if (count === 0) return "Notifications, rien de nouveau";
  return count === 1 ? "Notifications, 1 non lue" : `Notifications, ${count} non lues`;
}
