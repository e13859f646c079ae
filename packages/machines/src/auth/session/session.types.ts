import type { authContract, SessionUser } from "@jobami/api/auth/contract";
import type { AnswerOf } from "@jobami/api/http/contract";
import type { Navigation, Notice, Remembering } from "../../boundary/emitted.ts";

export type ProfileAnswer = Pick<AnswerOf<typeof authContract.profile>, "user" | "passwordStatus">;
export type RefreshAnswer = Pick<AnswerOf<typeof authContract.refresh>, "user">;
export type ActivityCheckAnswer = Pick<AnswerOf<typeof authContract.verifyProfile>, "profil_actif">;

/** What must outlive a reload: of how many days left the ageing password was last spoken. */
export interface SessionRecord {
  warnedDays: number | null;
}

/** Whose account was deactivated, why and until when. */
export interface Suspension {
  email: string;
  reason: string;
  /** When the suspension ends by itself; empty where it does not, or nothing is stated of it. */
  until: string;
}

export interface SessionInput {
  /** Whether the readable session marker exists; without it no profile call is made. */
  hasMarker: boolean;
  /** Whom the server knew when it rendered the page; shown while loading. */
  user?: SessionUser | null | undefined;
  record?: SessionRecord | null | undefined;
}

export interface SessionContext extends SessionRecord {
  hasMarker: boolean;
  user: SessionUser | null;
  /** Instant of the last refresh that succeeded, in ms since 1970. */
  lastRefreshAt: number | null;
  /** Calls that wait for the refresh under way, by the names they gave themselves. */
  askers: readonly string[];
  /** Whether the last refresh got no answer: the 401 that led to it then states nothing about the session. */
  isRefreshUnanswered: boolean;
  /** Whether the last profile call met no answer: no one knows yet who is here. */
  isProfileUnanswered: boolean;
  isOnline: boolean;
  /** What the refusal of a deactivated person stated of them: the page may not know who they are. */
  suspension: Suspension | null;
}

/**
 * `call.unauthorized` comes from the API client: `sentAt` (ms) is when the refused call began; `call.refusedAgain` when its
 * repetition met a 401 too. The last two are raised by the machine itself.
 */
export type SessionEvent =
  | { type: "session.opened"; user?: SessionUser | undefined }
  | { type: "sign-out.requested" }
  | { type: "marker.appeared" }
  | { type: "marker.vanished" }
  | { type: "call.unauthorized"; askId: string; sentAt?: number | undefined }
  | { type: "call.refusedAgain" }
  | { type: "browser.wentOffline" }
  | { type: "browser.cameOnline" }
  | { type: "refresh.fellDue" }
  | { type: "person.learned"; user: SessionUser };

/** Why a session ended: it lapsed, the account was deactivated, the person left, or left in another tab. */
export type SessionEnd = "expired" | "deactivated" | "left" | "elsewhere";

/** What a call that met a 401 is asked to do: repeat it, give up, or give up without blaming the session. */
export type UnauthorizedAnswer = "refreshed" | "ended" | "unreachable";

export type SessionNoticeCode =
  | "SESSION_EXPIRED"
  | "PROFIL_DISABLED"
  | "SIGN_OUT_FAILED"
  | "PASSWORD_EXPIRES_SOON"
  | "PASSWORD_EXPIRED";

/** On `person.signedOut` the readable marker and everything cached of the person are cleared; `person.signedIn` comes again when the person changes. */
export type SessionEmitted =
  | { type: "person.signedIn"; user: SessionUser }
  | { type: "person.signedOut"; reason: SessionEnd }
  | { type: "call.answered"; askId: string; answer: UnauthorizedAnswer }
  | Notice<SessionNoticeCode>
  | Navigation
  | Remembering<SessionRecord>;
