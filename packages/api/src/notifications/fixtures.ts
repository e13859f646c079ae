import { openMission } from "../missions/fixtures.ts";
import { pendingProposal } from "../proposals/fixtures.ts";
import type { Notification, NotificationPreference, NotificationTimes, PushDevice } from "./contract.ts";

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

/** As everybody begins, but for the mails about proposals, which a person turned off. */
export const notificationPreferences: NotificationPreference[] = [
  { kind: "mission_published", inApp: "on", mail: "never", push: "on" },
  { kind: "mission_progress", inApp: "on", mail: "never", push: "on" },
  { kind: "mission_done", inApp: "on", mail: "on", push: "on" },
  { kind: "mission_changes", inApp: "on", mail: "on", push: "on" },
  { kind: "mission_incident", inApp: "on", mail: "on", push: "on" },
  { kind: "payment_recorded", inApp: "on", mail: "never", push: "on" },
  { kind: "mission_closed", inApp: "on", mail: "never", push: "on" },
  { kind: "proposal_received", inApp: "on", mail: "off", push: "on" },
  { kind: "proposal_countered", inApp: "on", mail: "digest", push: "on" },
  { kind: "proposal_accepted", inApp: "on", mail: "on", push: "on" },
  { kind: "proposal_refused", inApp: "off", mail: "never", push: "on" },
  { kind: "proposal_withdrawn", inApp: "on", mail: "never", push: "on" },
  { kind: "planning_hour", inApp: "on", mail: "on", push: "on" },
  { kind: "planning_reminder", inApp: "on", mail: "digest", push: "on" },
  { kind: "review_wanted", inApp: "on", mail: "on", push: "on" },
  { kind: "review_received", inApp: "on", mail: "on", push: "on" },
  { kind: "comment_received", inApp: "on", mail: "on", push: "on" },
  { kind: "comment_answered", inApp: "on", mail: "on", push: "on" },
  { kind: "verification", inApp: "on", mail: "on", push: "on" },
  { kind: "support", inApp: "on", mail: "on", push: "on" },
  { kind: "billing", inApp: "on", mail: "on", push: "on" },
  { kind: "product_update", inApp: "on", mail: "digest", push: "off" },
  { kind: "birthday", inApp: "on", mail: "on", push: "on" },
  { kind: "account", inApp: "always", mail: "always", push: "on" },
  { kind: "security", inApp: "never", mail: "always", push: "never" },
];

/** Nights that are quiet, and a digest every evening. */
export const notificationTimes: NotificationTimes = {
  quiet: { from: "22:00", to: "07:00" },
  digest: { every: "day", weekday: "monday", time: "18:00" },
  nextDigestAt: "2026-11-20T17:00:00.000Z",
};

/** A browser that is notified by push messages. */
export const pushDevice: PushDevice = {
  id: "01930000-0000-7000-8000-0000000000d1",
  mark: "bWFycXVl",
  browser: "Firefox",
  system: "Windows",
  form: "desktop",
  createdAt: "2026-11-18T08:30:00.000Z",
};

/** What browsers subscribe with. */
export const pushPublicKey =
  "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
