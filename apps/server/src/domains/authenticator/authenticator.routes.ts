import type { authenticatorContract } from "@jobami/api/authenticator/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Auth } from "../auth/auth.domain.ts";
import { toSessionUser } from "../users/users.domain.ts";
import { copy } from "./authenticator.copy.ts";

/** Serves the set-up of an app. Answers that hold a secret or codes are never kept for a repetition. */
export function authenticatorRoutes(
  setUp: Auth["authenticatorSetUp"],
): Handlers<typeof authenticatorContract> {
  return {
    state: async ({ session }) => ({ success: true, ...(await setUp.state(session.person.id)) }),
    begin: {
      ownTransactions: async ({ body, session }) => {
        const { expiresAt, ...begun } = await setUp.begin(session.person.id, body.password);
        return { success: true, ...begun, expiresAt: expiresAt.toISOString() };
      },
    },
    confirm: {
      ownTransactions: async ({ body, session }) => {
        const { account, recoveryCodes } = await setUp.confirm(session.person.id, body.code);
        return { success: true, user: toSessionUser(account), recoveryCodes, message: copy.on };
      },
    },
    renewRecoveryCodes: {
      ownTransactions: async ({ body, session }) => {
        const recoveryCodes = await setUp.renewRecoveryCodes(session.person.id, body.password);
        return { success: true, recoveryCodes, message: copy.renewed };
      },
    },
    turnOff: {
      ownTransactions: async ({ body, session }) => {
        const account = await setUp.turnOff(session.person.id, body.password);
        return { success: true, user: toSessionUser(account), message: copy.off };
      },
    },
  };
}
