import type { Clock } from "../clock/clock.ts";
import type { Session } from "./sessions.ts";

/** A suspension or a new role is felt after this at most, in ms. */
const freshMs = 5000;
const mostEntries = 10_000;

interface Entry {
  session: Session | null;
  until: number;
}

/** Remembers looked-up sessions for a moment, by the digest of their token. */
export function createSessionCache(clock: Clock) {
  const entries = new Map<string, Entry>();
  let generation = 0;

  function forget(isMeant: (session: Session) => boolean): void {
    generation += 1;
    for (const [hash, { session }] of entries) if (session !== null && isMeant(session)) entries.delete(hash);
  }

  return {
    /** The remembered session, looked up when it is not fresh. Strangers are not remembered. */
    async through(hash: string, lookUp: (hash: string) => Promise<Session | null>): Promise<Session | null> {
      const known = entries.get(hash);
      if (known !== undefined && known.until > clock.now()) return known.session;
      const begun = generation;
      const session = await lookUp(hash);
      entries.delete(hash);
      // What ended while it was being read must not be remembered as living.
      if (session !== null && begun === generation)
        entries.set(hash, { session, until: clock.now() + freshMs });
      const oldest = entries.keys().next().value;
      if (entries.size > mostEntries && oldest !== undefined) entries.delete(oldest);
      return session;
    },
    forgetSessions: (ids: readonly string[]) => forget((session) => ids.includes(session.id)),
    forgetPerson: (userId: string) => forget((session) => session.person.id === userId),
  };
}
