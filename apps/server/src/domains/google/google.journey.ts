import { emailInAscii } from "@jobami/api/http/email";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Arrived, Flows, Proving } from "./google.flows.ts";
import type { Claims, Party } from "./google.party.ts";
import { GoogleRefusal, problemOf } from "./google.refusal.ts";

/** A provider as the journey needs it: the name its accounts are stored under, and the relying party. */
export interface Provider {
  name: string;
  party: Party;
}

const text = (value: unknown) => (typeof value === "string" ? value.trim().slice(0, 60) : "");

/** Whom a provider vouches for; an address that it did not verify is no one’s. Throws GoogleRefusal. */
export function readIdentity(claims: Claims, issuer: string, from: string | null): Arrived {
  const { sub, email, email_verified: isVerified, given_name: prenom, family_name: nom } = claims;
  if (typeof email !== "string" || isVerified !== true) throw new GoogleRefusal("unverified", from);
  return { issuer, subject: sub, email: emailInAscii(email), prenom: text(prenom), nom: text(nom), from };
}

/** To the provider and back, in one browser, once. */
export function createJourney(flows: Pick<Flows, "keep" | "take">, clock: Clock) {
  return {
    /** Leaves for the provider, for a sign-in or to prove a person once more: where to, and the token of the browser's cookie. Throws GoogleRefusal. */
    async begin(
      db: Db,
      provider: Provider,
      from: string | null,
      proving: Proving | null = null,
    ): Promise<{ url: string; token: string }> {
      try {
        const { url, checks } = await provider.party.begin({ isAnew: proving !== null });
        const left = { ...checks, issuer: provider.name, from, proving, leftAt: clock.now() };
        return { url, token: await flows.keep(db, "leaving", left) };
      } catch (error) {
        throw new GoogleRefusal(problemOf(error), from, error, proving?.purpose);
      }
    },
    /**
     * Comes back: whom the provider vouches for, and whom it was to prove. What the browser left with serves once, whatever comes of it.
     * To prove a person the provider has to have asked them after they left. Throws GoogleRefusal.
     */
    async finish(
      db: Db,
      provider: Provider,
      token: string | undefined,
      query: string,
    ): Promise<{ identity: Arrived; proving: Proving | null }> {
      const leaving = await flows.take(db, "leaving", token);
      if (leaving === null || leaving.issuer !== provider.name) throw new GoogleRefusal("expired");
      const { from, proving, leftAt } = leaving;
      try {
        const most = proving === null ? undefined : Math.ceil((clock.now() - leftAt) / 1000);
        const claims = await provider.party.finish(query, leaving, most);
        return { identity: readIdentity(claims, provider.name, from), proving };
      } catch (error) {
        const problem = error instanceof GoogleRefusal ? error.problem : problemOf(error);
        throw new GoogleRefusal(problem, from, error, proving?.purpose);
      }
    },
  };
}
