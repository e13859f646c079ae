import { z } from "zod";
import { deviceForms } from "../devices/contract.ts";
import { answer, endpoint, listAnswer } from "../http/contract.ts";
import { countField, flagField, idField, instantField, line } from "../http/fields.ts";
import { weekdays } from "../profiles/availability.ts";
import { notificationsRoutes } from "./routes.ts";
import { digestRhythms } from "./times.ts";

export const notificationTypes = [
  "mission_published",
  "proposal_received",
  "proposal_countered",
  "proposal_accepted",
  "proposal_refused",
  "proposal_withdrawn",
  "mission_closed",
  "mission_progress",
  "mission_done",
  "mission_changes",
  "mission_incident",
  "payment_recorded",
  "dispute",
  "planning_hour",
  "planning_reminder",
  "review_wanted",
  "review_received",
  "comment_received",
  "comment_answered",
  "verification",
  "support",
  "billing",
  "product_update",
  "birthday",
  "account",
] as const;

/** What a person can choose to be informed of: every kind of line, and what is only ever mailed. */
export const notificationKinds = [...notificationTypes, "security"] as const;
export type NotificationKind = (typeof notificationKinds)[number];
export const notificationChannels = ["inApp", "mail", "push"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** What a person can choose: at once, in the digest (by mail alone), or not at all. */
export const notificationChoices = ["on", "digest", "off"] as const;
export type NotificationChoice = (typeof notificationChoices)[number];

/** How a kind comes by a channel: as chosen, `always` for what no one can do without, `never` where it does not exist. */
const choiceField = z.enum([...notificationChoices, "always", "never"]);
export const notificationPreferenceSchema = z.object({
  kind: z.enum(notificationKinds),
  inApp: choiceField,
  mail: choiceField,
  push: choiceField,
});
export type NotificationPreference = z.output<typeof notificationPreferenceSchema>;

const timeField = z
  .string("Indiquez une heure.")
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Indiquez une heure, de 00:00 à 23:59.");

const digestSchema = z.object({
  every: z.enum(digestRhythms, "Chaque jour ou chaque semaine est attendu."),
  weekday: z.enum(weekdays, "Ce jour n’existe pas."),
  time: timeField,
});

const timesSchema = z.object({
  quiet: z.object({ from: timeField, to: timeField }).nullable(),
  digest: digestSchema,
  /** When the next digest leaves if something waits for it. */
  nextDigestAt: instantField,
});
export type NotificationTimes = z.output<typeof timesSchema>;

/** A browser that is notified while no one reads the application; `mark` is a digest of its address, by which it knows itself. */
export const pushDeviceSchema = z.object({
  id: idField,
  mark: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  form: z.enum(deviceForms),
  createdAt: instantField,
});
export type PushDevice = z.output<typeof pushDeviceSchema>;

const keyField = (length: number) =>
  z
    .string("La clé du navigateur est attendue.")
    .length(length, "La clé du navigateur n’est pas valide.")
    .regex(/^[\w-]+$/, "La clé du navigateur n’est pas valide.");

const tokenField = z
  .string("Le lien est incomplet.")
  .min(1, "Le lien est incomplet.")
  .max(200, "Le lien n’est pas valide.")
  .regex(/^[\w-]+$/, "Le lien n’est pas valide.");

/** One line of the inbox. `content` is HTML that the server wrote and escaped; `link` is a path of the product. */
export const notificationSchema = z.object({
  id: idField,
  type: z.enum(notificationTypes),
  title: z.string(),
  content: z.string(),
  link: z.string().nullable(),
  created_at: instantField,
  is_read: z.boolean(),
  is_archived: z.boolean(),
  data: z.record(z.string(), z.unknown()),
});
export type Notification = z.output<typeof notificationSchema>;

export const notificationsContract = {
  preferences: endpoint({
    route: notificationsRoutes.preferences,
    summary:
      "What the person is notified of, by kind and channel, in the order in which the domains declare it",
    answer: answer({ data: z.array(notificationPreferenceSchema) }),
    errors: [],
  }),
  setPreference: endpoint({
    route: notificationsRoutes.setPreference,
    summary:
      "Sets how one kind comes by one channel: at once, in the digest (by mail) or never; what is essential cannot be turned off",
    body: z
      .object({
        kind: z.enum(notificationKinds, "Cette notification n’existe pas."),
        channel: z.enum(notificationChannels, "Ce canal n’existe pas."),
        choice: z.enum(notificationChoices, "Ce choix n’existe pas."),
      })
      .refine(({ channel, choice }) => choice !== "digest" || channel === "mail", {
        path: ["choice"],
        message: "Le résumé part par e-mail.",
      }),
    answer: answer({ data: notificationPreferenceSchema }),
    errors: ["PREFERENCE_FIXED"],
  }),
  times: endpoint({
    route: notificationsRoutes.times,
    summary: "When the person is not to be disturbed, and when their digest comes; times are those in France",
    answer: answer({ data: timesSchema }),
    errors: [],
  }),
  setQuietHours: endpoint({
    route: notificationsRoutes.setQuietHours,
    summary: "Sets or ends the hours in which nothing is mailed but what is essential; it comes after them",
    body: z.object({
      quiet: z
        .object({ from: timeField, to: timeField })
        .refine(({ from, to }) => from !== to, {
          path: ["to"],
          message: "Le calme doit finir à une autre heure qu’il ne commence.",
        })
        .nullable(),
    }),
    answer: answer({ data: timesSchema }),
    errors: [],
  }),
  setDigest: endpoint({
    route: notificationsRoutes.setDigest,
    summary: "Sets when the digest comes; what waits for it comes then",
    body: digestSchema,
    answer: answer({ data: timesSchema }),
    errors: [],
  }),
  push: endpoint({
    route: notificationsRoutes.push,
    summary: "What browsers subscribe to push messages with, and which of the person's do",
    answer: answer({ data: z.object({ publicKey: z.string(), devices: z.array(pushDeviceSchema) }) }),
    errors: [],
  }),
  addPushDevice: endpoint({
    route: notificationsRoutes.addPushDevice,
    summary:
      "Has this browser notified by push messages until its session ends; the same one again is the same, and becomes the caller's",
    body: z.object({
      endpoint: z
        .string("L’adresse du navigateur est attendue.")
        .max(1000, "L’adresse du navigateur est trop longue.")
        .regex(/^[\x21-\x7e]*$/, "L’adresse du navigateur n’est pas lisible."),
      p256dh: keyField(87),
      auth: keyField(22),
    }),
    answer: answer({ data: pushDeviceSchema }),
    errors: ["PUSH_REFUSED"],
  }),
  endPushDevice: endpoint({
    route: notificationsRoutes.endPushDevice,
    summary: "Has a browser notified no more; NOT_FOUND for one of another person",
    params: z.object({ id: idField }),
    answer: answer({}),
    errors: ["NOT_FOUND"],
  }),
  stopDigest: endpoint({
    route: notificationsRoutes.stopDigest,
    summary:
      "Ends a person’s digest by the token that every one carries: what was in it is not mailed any more; a second use changes nothing",
    body: z.object({ token: tokenField }),
    answer: answer({ message: z.string() }),
    errors: ["TOKEN_INVALID"],
  }),
  list: endpoint({
    route: notificationsRoutes.list,
    summary:
      "The inbox, newest first, 20 a page; with `around`, the page that holds that line, if the list has it",
    query: z.strictObject({
      page: countField({ min: 1, max: 500, fallback: 1 }),
      type: z.enum(notificationTypes).optional(),
      search: line({ name: "Recherche", max: 120 }).optional(),
      unread: flagField.optional(),
      archived: flagField.optional(),
      around: idField.optional(),
    }),
    answer: listAnswer(notificationSchema),
    errors: [],
  }),
  unreadCount: endpoint({
    route: notificationsRoutes.unreadCount,
    summary: "How many notifications and messages wait",
    answer: answer({ count: z.int().min(0) }),
    errors: [],
  }),
  toggleRead: endpoint({
    route: notificationsRoutes.toggleRead,
    summary: "Marks one notification as read or not",
    params: z.object({ id: idField }),
    body: z.object({ is_read: z.boolean("Oui ou non est attendu.") }),
    answer: answer({ data: notificationSchema }),
    errors: ["NOT_FOUND"],
  }),
  archive: endpoint({
    route: notificationsRoutes.archive,
    summary: "Puts one notification in the archive, or back in the inbox",
    params: z.object({ id: idField }),
    body: z.object({ is_archived: z.boolean("Oui ou non est attendu.") }),
    answer: answer({ data: notificationSchema }),
    errors: ["NOT_FOUND"],
  }),
  remove: endpoint({
    route: notificationsRoutes.remove,
    summary: "Deletes one notification; answers how many unread ones are left",
    params: z.object({ id: idField }),
    answer: answer({ count: z.int().min(0) }),
    errors: ["NOT_FOUND"],
  }),
  readAbout: endpoint({
    route: notificationsRoutes.readAbout,
    summary:
      "Marks what the inbox shows about a mission, and about one of its proposals, as read: its page is being looked at",
    body: z.object({ missionId: idField, proposalId: idField.optional() }),
    answer: answer({ count: z.int().min(0) }),
    errors: [],
  }),
  archiveAll: endpoint({
    route: notificationsRoutes.archiveAll,
    summary: "Puts the whole inbox in the archive; answers how many unread ones are left in it",
    answer: answer({ count: z.int().min(0) }),
    errors: [],
  }),
  removeAll: endpoint({
    route: notificationsRoutes.removeAll,
    summary: "Deletes every notification, archived ones included; answers how many unread ones are left",
    answer: answer({ count: z.int().min(0) }),
    errors: [],
  }),
  markAllRead: endpoint({
    route: notificationsRoutes.markAllRead,
    summary: "Marks the whole inbox as read",
    answer: answer({ count: z.int().min(0) }),
    errors: [],
  }),
};
