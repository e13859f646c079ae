import { defineMock } from "../mock/define-mock.ts";
import { notificationsContract } from "./contract.ts";
import {
  notificationPage,
  notificationPreferences,
  notificationTimes,
  pushDevice,
  pushPublicKey,
  unreadNotification,
} from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const notificationsMock = defineMock(notificationsContract, {
  preferences: { success: true, data: notificationPreferences },
  setPreference: { success: true, data: { kind: "proposal_received", inApp: "on", mail: "on", push: "on" } },
  times: { success: true, data: notificationTimes },
  setQuietHours: { success: true, data: { ...notificationTimes, quiet: null } },
  setDigest: { success: true, data: notificationTimes },
  push: { success: true, data: { publicKey: pushPublicKey, devices: [pushDevice] } },
  addPushDevice: { success: true, data: pushDevice },
  endPushDevice: { success: true },
  stopDigest: { success: true, message: "Vous ne recevrez plus le résumé." },
  list: notificationPage,
  unreadCount: { success: true, count: 1 },
  toggleRead: { success: true, data: { ...unreadNotification, is_read: true } },
  readAbout: { success: true, count: 0 },
  markAllRead: { success: true, count: 0 },
  archive: { success: true, data: { ...unreadNotification, is_archived: true } },
  remove: { success: true, count: 0 },
  archiveAll: { success: true, count: 0 },
  removeAll: { success: true, count: 0 },
});
