import type { passkeysContract } from "@jobami/api/passkeys/contract";
import type { Db } from "../../platform/database/database.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Auth, proofOf, type SignIn, signedInAnswer, signInCookies } from "../auth/auth.domain.ts";
import { copy } from "./passkeys.copy.ts";
import type { Passkeys } from "./passkeys.service.ts";

/** Serves passkeys. What a challenge is in is never retained for a repetition. */
export function passkeysRoutes(
  passkeys: Passkeys,
  auth: Pick<Auth, "signIn">,
  platform: Platform,
): Handlers<typeof passkeysContract> {
  const { db, sessions, local } = platform;

  /** No password was given, so nothing is stated of its age. */
  async function answerOf(from: Db, signIn: SignIn, now: number) {
    const { passwordStatus: _, ...answer } = await signedInAnswer(from, signIn, now);
    return answer;
  }

  return {
    list: async ({ session }) => ({ success: true, ...(await passkeys.list(session.person.id)) }),
    begin: {
      ownTransactions: async (call) => ({
        success: true,
        options: { ...(await passkeys.begin(call.session.person.id, proofOf(call, "passkeys"))) },
      }),
    },
    add: {
      ownTransactions: async ({ body, session, keep }) => {
        const accepted = { success: true, message: copy.added } as const;
        const data = await passkeys.add(
          { userId: session.person.id, sessionId: session.id },
          body,
          (tx, made) => keep(tx, { ...accepted, data: made }),
        );
        return { ...accepted, data };
      },
    },
    rename: async ({ db, params, body, session }) => ({
      success: true,
      data: await passkeys.rename(db, session.person.id, params.id, body.name),
    }),
    remove: {
      ownTransactions: async (call) => {
        const accepted = { success: true, message: copy.removed } as const;
        const { params, session, keep } = call;
        await passkeys.remove(session.person.id, params.id, proofOf(call, "passkeys"), (tx) =>
          keep(tx, accepted),
        );
        return accepted;
      },
    },
    beginSignIn: {
      ownTransactions: async () => ({ success: true, options: { ...(await passkeys.beginSignIn()) } }),
    },
    signIn: {
      ownTransactions: async ({ body, request, cookies, now, keep }) => {
        let proof: Awaited<ReturnType<Passkeys["prove"]>> | undefined;
        await auth.signIn.countedByAddress(request, async () => {
          proof = await passkeys.prove(body.credential);
          if (!local.mayUse(request, proof.account)) throw new DomainError("PASSKEY_REFUSED");
        });
        if (proof === undefined) throw new DomainError("PASSKEY_REFUSED");
        const done = await passkeys.signIn(proof, sessions.browserOf(request), async (tx, result) => {
          await sessions.endOwn(tx, request);
          cookies.push(...signInCookies(platform, request, result));
          await keep(tx, await answerOf(tx, result, now));
        });
        return answerOf(db, done, now);
      },
    },
  };
}
