import type { SessionUser } from "@jobami/api/auth/contract";
import type { SnapshotFrom } from "xstate";
import type { SessionMachine } from "./session.machine.ts";

/** What the application shows of the session. */
export interface SessionView {
  status: "loading" | "signedIn" | "signedOut";
  /** While loading, whom the server knew when it rendered the page. */
  user: SessionUser | null;
  /** True from the first activity ping that succeeds until the browser goes offline [SESS-24, SESS-25]. */
  isOnline: boolean;
  /** The server does not state who is here; it is asked again by itself. */
  isUnreachable: boolean;
  /** The sign-out is under way: nothing else of the session is. */
  isLeaving: boolean;
}

/** No one is shown once the session has ended, even while it is still being closed. */
export function sessionView(snapshot: Pick<SnapshotFrom<SessionMachine>, "hasTag" | "context">): SessionView {
  const isSignedOut = snapshot.hasTag("signedOut");
  const known = snapshot.hasTag("signedIn") ? "signedIn" : "loading";
  return {
    status: isSignedOut ? "signedOut" : known,
    user: isSignedOut ? null : snapshot.context.user,
    isOnline: snapshot.context.isOnline,
    isUnreachable: !isSignedOut && snapshot.context.isProfileUnanswered,
    isLeaving: snapshot.hasTag("leaving"),
  };
}
