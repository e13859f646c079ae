import { openMission } from "../missions/fixtures.ts";
import { pendingProposal } from "../proposals/fixtures.ts";
import type { Notification, NotificationPreference, NotificationTimes } from "./contract.ts";

export const unreadNotification: Notification = {
  id: "01930000-0000-7000-8000-0000000000c1",
  type: "proposal_received",
  title: "Nouvelle proposition",
  content: "<p>Karim B. propose 60 € pour « Monter une armoire et fixer deux étagères ».</p>",
  link: `/dashboard/missions/${openMission.id}`,
  created_at: "2026-11-20T08:17:00.000Z",
  is_read: false,
  is_archived: false,
  data: { missionId: openMission.id, proposalId: pendingProposal.proposalId },
};

export const readNotification: Notification = {
  ...unreadNotification,
  id: "01930000-0000-7000-8000-0000000000c2",
  type: "account",
  title: "Bienvenue sur Jobami",
  content: "<p>Votre compte est prêt.</p>",
  link: "/dashboard",
  created_at: "2026-09-02T10:05:00.000Z",
  is_read: true,
  data: {},
};

/** A first page with one unread and one read notification. */
export const notificationPage = {
  success: true as const,
  data: [unreadNotification, readNotification],
  pagination: { page: 1, pageSize: 20, totalPages: 1, totalCount: 2, countIsCapped: false, nextCursor: null },
};

/** As everybody begins, but for the mails about proposals, which somebody turned off. */
export const notificationPreferences: NotificationPreference[] = [
  { kind: "mission_published", inApp: "on", mail: "never" },
  { kind: "mission_closed", inApp: "on", mail: "never" },
  { kind: "proposal_received", inApp: "on", mail: "off" },
  { kind: "proposal_countered", inApp: "on", mail: "digest" },
  { kind: "proposal_accepted", inApp: "on", mail: "on" },
  { kind: "proposal_refused", inApp: "off", mail: "never" },
  { kind: "proposal_withdrawn", inApp: "on", mail: "never" },
  { kind: "comment_received", inApp: "on", mail: "on" },
  { kind: "comment_answered", inApp: "on", mail: "on" },
  { kind: "verification", inApp: "on", mail: "on" },
  { kind: "account", inApp: "always", mail: "always" },
  { kind: "security", inApp: "never", mail: "always" },
];

/** Nights that are quiet, and a digest every evening. */
export const notificationTimes: NotificationTimes = {
  quiet: { from: "22:00", to: "07:00" },
  digest: { every: "day", weekday: "monday", time: "18:00" },
  nextDigestAt: "2026-11-20T17:00:00.000Z",
};
