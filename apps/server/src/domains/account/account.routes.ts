import type { accountContract } from "@jobami/api/account/contract";
import type { Handlers } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { copy } from "./account.copy.ts";
import type { AccountService } from "./account.service.ts";

/** Serves the life of one's own account: its data, its pause, its end. */
export function accountRoutes(account: AccountService, platform: Platform): Handlers<typeof accountContract> {
  return {
    standing: async ({ session }) => ({ success: true, data: await account.standing(session.person.id) }),
    exportData: async ({ session, now }) => ({
      success: true,
      exportedAt: new Date(now).toISOString(),
      data: await account.exportData(session.person.id),
    }),
    pause: async ({ db, session, cookies }) => {
      if (session === null) throw new DomainError("UNAUTHENTICATED");
      await account.pause(db, session.person.id);
      cookies.push(...platform.cookies.clear());
      return { success: true, message: copy.paused };
    },
    askDeletion: {
      ownTransactions: async ({ body, session, keep }) => {
        const accepted = { success: true, message: copy.asked } as const;
        const data = await account.ask(session.person.id, body, (tx, standing) =>
          keep(tx, { ...accepted, data: standing }),
        );
        return { ...accepted, data };
      },
    },
    cancelDeletion: async ({ db, session }) => ({
      success: true,
      message: copy.canceled,
      data: await account.cancel(db, session.person.id),
    }),
    lookAtDeletion: async ({ db, body }) => ({ success: true, data: await account.look(db, body.token) }),
    confirmDeletion: async ({ db, body }) => ({
      success: true,
      message: copy.confirmed,
      data: await account.confirm(db, body.token),
    }),
    finishDeletion: {
      ownTransactions: async ({ body, session, cookies, keep }) => {
        const accepted = { success: true, message: copy.deleted } as const;
        await account.finish(body, async (tx, userId) => {
          // Another person may be signed in on this browser: their session stays.
          if (session?.person.id === userId) cookies.push(...platform.cookies.clear());
          await keep(tx, accepted);
        });
        return accepted;
      },
    },
  };
}
