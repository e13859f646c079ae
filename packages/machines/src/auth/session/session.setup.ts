import type { SessionUser } from "@jobami/api/auth/contract";
import { assign, emit, enqueueActions, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import type { Paths } from "../../boundary/paths.ts";
import type { Refusal } from "../../boundary/refusal.ts";
import { isDeactivated, isSessionRefused, noticesOfPassword, suspensionOf } from "./session.answers.ts";
import type {
  ActivityCheckAnswer,
  ProfileAnswer,
  RefreshAnswer,
  SessionContext,
  SessionEmitted,
  SessionEnd,
  SessionEvent,
  SessionInput,
  Suspension,
  UnauthorizedAnswer,
} from "./session.types.ts";

/** Time between two periodic refreshes of the token, in ms [SESS-10]. */
export const refreshEveryMs = 5 * 60_000;
/** A periodic refresh is skipped when one took place within this time, in ms [SESS-11]. */
export const refreshSkipMs = 30_000;
/** Time between two checks that the account is active, in ms [SESS-15]. */
export const activeCheckEveryMs = 2 * 60_000;
/** Time between two activity pings, in ms [SESS-23]. */
export const pingEveryMs = 30_000;
/** Time before an unanswered profile call is made again, in ms. */
export const profileRetryMs = 10_000;

/** In the place of a person whom neither knows. */
export const noAddressee: Suspension = { email: "", reason: "", until: "" };

/** Whom the suspension mail goes to: what the refusal stated, otherwise the person whom the page knows. */
export function addressee({ suspension, user }: SessionContext): Suspension | null {
  if (suspension !== null || user === null) return suspension;
  return { email: user.email, reason: user.suspension_reason ?? "", until: user.suspended_until ?? "" };
}

/** A person as they are answered, with the place in the live sequence that this session began at: what was read since is no newer. */
function storedPlace(known: SessionUser | null, user: SessionUser): SessionUser {
  if (known === null || known.id !== user.id || known.live_seq === undefined) return user;
  return { ...user, live_seq: known.live_seq };
}

/** What the session is made with; `now` is in ms. */
export interface SessionDependencies {
  now: () => number;
  paths: Pick<Paths, "home" | "login" | "forgottenPassword">;
}

/** Everything the session chart names: its types, its calls, its guards, delays and actions. */
export function setupSession({ now, paths }: SessionDependencies) {
  return setup({
    types: {
      context: {} as SessionContext,
      events: {} as SessionEvent,
      input: {} as SessionInput,
      emitted: {} as SessionEmitted,
      tags: {} as "signedIn" | "signedOut" | "leaving",
    },
    actors: {
      readProfile: notProvided<ProfileAnswer>("readProfile"),
      refreshToken: notProvided<RefreshAnswer>("refreshToken"),
      checkActive: notProvided<ActivityCheckAnswer, { userId: string }>("checkActive"),
      sendPing: notProvided<unknown>("sendPing"),
      askSuspensionMail: notProvided<unknown, Suspension>("askSuspensionMail"),
      signOut: notProvided<unknown>("signOut"),
    },
    delays: {
      refreshInterval: refreshEveryMs,
      activeCheckInterval: activeCheckEveryMs,
      pingInterval: pingEveryMs,
      profileRetry: profileRetryMs,
    },
    guards: {
      isPersonKnown: ({ context }) => addressee(context) !== null,
      isRefreshAnswered: ({ context }) => !context.isRefreshUnanswered,
      hasMarker: ({ context }) => context.hasMarker,
      hasUser: ({ event }) => event.type === "session.opened" && event.user !== undefined,
      isAnotherPerson: ({ context }, user: SessionUser | undefined) =>
        user !== undefined && user.id !== context.user?.id,
      isInactive: (_, answer: { profil_actif: boolean }) => !answer.profil_actif,
      isDeactivated: (_, refusal: Refusal) => isDeactivated(refusal),
      isSessionRefused: ({ context }, refusal: Refusal) =>
        isSessionRefused(refusal) && !context.isRefreshUnanswered,
      isRefreshRefused: (_, refusal: Refusal) => isSessionRefused(refusal),
      isRecentlyRefreshed: ({ context }) =>
        context.lastRefreshAt !== null && now() - context.lastRefreshAt < refreshSkipMs,
      isRefreshedSince: ({ context, event }) =>
        event.type === "call.unauthorized" &&
        event.sentAt !== undefined &&
        context.lastRefreshAt !== null &&
        event.sentAt < context.lastRefreshAt,
    },
    actions: {
      keepUser: assign(({ context }, user: SessionUser | undefined) =>
        user === undefined ? {} : { user: storedPlace(context.user, user) },
      ),
      keepSuspension: assign((_, refusal: Refusal) => ({ suspension: suspensionOf(refusal) })),
      forgetUser: assign({
        user: null,
        suspension: null,
        lastRefreshAt: null,
        isOnline: false,
        isRefreshUnanswered: false,
        isProfileUnanswered: false,
      }),
      noteRefresh: assign({ lastRefreshAt: () => now(), isRefreshUnanswered: false }),
      noteUnanswered: assign({ isRefreshUnanswered: true }),
      noteUnreachable: assign({ isProfileUnanswered: true }),
      noteReached: assign({ isProfileUnanswered: false }),
      addAsker: assign({
        askers: ({ context, event }) =>
          event.type === "call.unauthorized" ? [...context.askers, event.askId] : context.askers,
      }),
      answerAskers: enqueueActions(({ context, enqueue }, answer: UnauthorizedAnswer) => {
        for (const askId of context.askers) enqueue.emit({ type: "call.answered", askId, answer });
        enqueue.assign({ askers: [] });
      }),
      answerCall: enqueueActions(({ event, enqueue }, answer: UnauthorizedAnswer) => {
        if (event.type === "call.unauthorized")
          enqueue.emit({ type: "call.answered", askId: event.askId, answer });
      }),
      goOnline: assign({ isOnline: true }),
      goOffline: assign({ isOnline: false }),
      notifySignedIn: enqueueActions(({ context, enqueue }) => {
        if (context.user !== null) enqueue.emit({ type: "person.signedIn", user: context.user });
      }),
      notifySignedOut: emit((_, reason: SessionEnd) => ({ type: "person.signedOut", reason }) as const),
      notifyExpired: emit({ type: "notice", kind: "error", code: "SESSION_EXPIRED" } as const),
      notifyDisabled: emit(({ context }): SessionEmitted => {
        const { reason, until } = addressee(context) ?? noAddressee;
        return { type: "notice", kind: "error", code: "PROFIL_DISABLED", params: { reason, until } };
      }),
      notifySignOutFailed: emit({ type: "notice", kind: "error", code: "SIGN_OUT_FAILED" } as const),
      notifyPassword: enqueueActions(({ context, enqueue }, answer: ProfileAnswer) => {
        for (const effect of noticesOfPassword(answer.passwordStatus, context.warnedDays, paths)) {
          if (effect.type === "remember") enqueue.assign(effect.record);
          enqueue.emit(effect);
        }
      }),
      goTo: emit((_, page: "home" | "login") => ({ type: "navigate", to: paths[page] }) as const),
    },
  });
}

/** The names that every part of the chart is written with. */
export type SessionSetup = ReturnType<typeof setupSession>;
