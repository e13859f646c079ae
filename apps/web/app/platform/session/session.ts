import type { SessionUser } from "@jobami/api/auth/contract";
import { createContext, use } from "react";

/** Who is here. `loading` until the first answer; the server's own knowledge shows in `user` meanwhile. */
export interface Session {
  status: "loading" | "signedIn" | "signedOut";
  user: SessionUser | null;
  /** A sign-in ended well, or the person's own data changed. */
  open: (user: SessionUser | undefined) => void;
  /** The person leaves. */
  close: () => void;
  /** The server may have ended the session: its marker is looked at. */
  recheck: () => void;
}

/** The one session of the application, given by the shell (or a story). */
export const SessionContext = createContext<Session | null>(null);

/** The session of the nearest provider; throws outside one. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error("useSession is called outside SessionContext");
  return session;
}
