import { type MailKind, type MailState, mailKinds, mailStates } from "@jobami/api/mail/routes";
import { type SubscriptionStatus, subscriptionStatuses } from "@jobami/api/newsletter/routes";
import { type SecurityDays, securityDays, usualSecurityDays } from "@jobami/api/security/routes";
import {
  emailQueuePath,
  newsletterSubscribersPath,
  rgpdAuditPath,
  securityMonitoringPath,
} from "../../../generated/paths.ts";
import { listAddress, readPlace } from "../frame/index.ts";

/** What the outbox is asked for, as its address states it; empty where it is not narrowed. */
export interface MailSearch {
  q: string;
  state: MailState | "";
  kind: MailKind | "";
  cursor: string;
}
/** What the subscribers are narrowed by. */
export interface SubscriberSearch {
  q: string;
  status: SubscriptionStatus | "";
  cursor: string;
}

export const everyMail: MailSearch = { q: "", state: "", kind: "", cursor: "" };
export const everySubscriber: SubscriberSearch = { q: "", status: "", cursor: "" };

/** States and kinds, as addresses call them. */
const stateNames: Record<MailState, string> = {
  queued: "en-attente",
  sending: "en-cours",
  failed: "en-echec",
  sent: "partis",
  dead: "non-remis",
  cancelled: "abandonnes",
};
const kindNames: Record<MailKind, string> = { member: "comptes", address: "sans-compte" };
const statusNames: Record<SubscriptionStatus, string> = {
  pending: "a-confirmer",
  confirmed: "abonnes",
  ended: "desabonnes",
};

const readQuery = (params: URLSearchParams) =>
  (params.get("q") ?? "").replace(/\p{Cc}|\p{Cs}/gu, "").slice(0, 120);

/** The address of a search, leaving out what is the default. */
export const mailPath = ({ q, state, kind, cursor }: MailSearch): string =>
  listAddress(
    emailQueuePath,
    [
      ["q", q.trim()],
      ["etat", state && stateNames[state]],
      ["a", kind && kindNames[kind]],
    ],
    cursor,
  );

/** Reads an address; what it does not know it ignores. */
export const readMailSearch = (params: URLSearchParams): MailSearch => ({
  q: readQuery(params),
  state: mailStates.find((state) => stateNames[state] === params.get("etat")) ?? "",
  kind: mailKinds.find((kind) => kindNames[kind] === params.get("a")) ?? "",
  cursor: readPlace(params),
});

/** The same, as the contract asks for it, on every page alike. */
export const mailFilterOf = ({ q, state, kind }: MailSearch) => ({
  ...(q.trim() === "" ? {} : { search: q.trim() }),
  ...(state === "" ? {} : { state }),
  ...(kind === "" ? {} : { kind }),
});

/** The address of a search among subscribers. */
export const subscriberPath = ({ q, status, cursor }: SubscriberSearch): string =>
  listAddress(
    newsletterSubscribersPath,
    [
      ["q", q.trim()],
      ["etat", status && statusNames[status]],
    ],
    cursor,
  );

/** Reads such an address. */
export const readSubscriberSearch = (params: URLSearchParams): SubscriberSearch => ({
  q: readQuery(params),
  status: subscriptionStatuses.find((status) => statusNames[status] === params.get("etat")) ?? "",
  cursor: readPlace(params),
});

/** The same, as the contract asks for it. */
export const subscriberFilterOf = ({ q, status }: SubscriberSearch) => ({
  ...(q.trim() === "" ? {} : { search: q.trim() }),
  ...(status === "" ? {} : { status }),
});

/** A place among the audits. */
export const auditsPath = (cursor: string): string => listAddress(rgpdAuditPath, [], cursor);

/** The figures of safety over some days. */
export const securityPath = (days: SecurityDays): string =>
  listAddress(securityMonitoringPath, [["jours", days === usualSecurityDays ? "" : String(days)]]);

/** How many days an address asks for. */
export const readSecurityDays = (params: URLSearchParams): SecurityDays =>
  securityDays.find((days) => String(days) === params.get("jours")) ?? usualSecurityDays;
