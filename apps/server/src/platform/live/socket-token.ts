import type { Clock } from "../clock/clock.ts";
import type { ServerSecret } from "../secrets/secrets.ts";

/** Life of a token that opens the live channel, in ms. */
export const socketTokenMs = 60_000;

/** Signed tokens that open the live channel for a session. */
export function createSocketTokens(deps: { clock: Clock; secret: ServerSecret }) {
  return {
    /** A token and the instant, in ms, after which it opens nothing. */
    issue(sessionId: string): { token: string; expiresAt: number } {
      const expiresAt = deps.clock.now() + socketTokenMs;
      const text = `${sessionId}.${expiresAt}`;
      return { token: `${text}.${deps.secret.sign("socket", text)}`, expiresAt };
    },
    /** The session a token is for; null for foreign and old ones. */
    read(token: unknown): string | null {
      const [sessionId = "", until = "", signature = ""] = typeof token === "string" ? token.split(".") : [];
      if (!deps.secret.verify("socket", `${sessionId}.${until}`, signature)) return null;
      return Number(until) > deps.clock.now() ? sessionId : null;
    },
  };
}

export type SocketTokens = ReturnType<typeof createSocketTokens>;
