import type { authenticatorContract } from "@jobami/api/authenticator/contract";
import type { Handlers } from "../../platform/http/call.ts";
import { type Auth, proofOf } from "../auth/auth.domain.ts";
import { toSessionUser } from "../users/users.domain.ts";
import { copy } from "./authenticator.copy.ts";

/** Serves the set-up of an app. Answers that hold a secret or codes are never retained for a repetition. */
export function authenticatorRoutes(
  setUp: Auth["authenticatorSetUp"],
): Handlers<typeof authenticatorContract> {
  return {
    state: async ({ session }) => {
      const { onSince, ...state } = await setUp.state(session.person.id);
      return { success: true, ...state, onSince: onSince?.toISOString() ?? null };
    },
    begin: {
      ownTransactions: async (call) => {
        const { expiresAt, ...begun } = await setUp.begin(
          call.session.person.id,
          proofOf(call, "authenticator"),
        );
        return { success: true, ...begun, expiresAt: expiresAt.toISOString() };
      },
    },
    confirm: {
      ownTransactions: async ({ body, session }) => {
        const { account, recoveryCodes } = await setUp.confirm(
          { userId: session.person.id, sessionId: session.id },
          body.code,
        );
        return { success: true, user: toSessionUser(account), recoveryCodes, message: copy.on };
      },
    },
    renewRecoveryCodes: {
      ownTransactions: async (call) => {
        const recoveryCodes = await setUp.renewRecoveryCodes(
          call.session.person.id,
          proofOf(call, "authenticator"),
        );
        return { success: true, recoveryCodes, message: copy.renewed };
      },
    },
    turnOff: {
      ownTransactions: async (call) => {
        const account = await setUp.turnOff(call.session.person.id, proofOf(call, "authenticator"));
        return { success: true, user: toSessionUser(account), message: copy.off };
      },
    },
  };
}
