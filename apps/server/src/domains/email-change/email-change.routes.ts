import type { emailChangeContract, PendingEmailChange } from "@jobami/api/email-change/contract";
import type { Handlers } from "../../platform/http/call.ts";
import { proofOf } from "../auth/auth.domain.ts";
import { copy } from "./email-change.copy.ts";
import type { EmailChanges } from "./email-change.service.ts";

/** Serves the change of one's own address. */
export function emailChangeRoutes(changes: EmailChanges): Handlers<typeof emailChangeContract> {
  return {
    standing: async ({ session }) => ({ success: true, ...(await changes.standing(session.person.id)) }),
    ask: {
      ownTransactions: async (call) => {
        const { session, body, keep } = call;
        const asked = { email: body.email, proof: proofOf(call, "email") };
        const accepted = (data: PendingEmailChange) =>
          ({
            success: true,
            message: data.confirmed.length === 0 ? copy.asked : copy.askedOfNext,
            data,
          }) as const;
        return accepted(
          await changes.ask(session.person.id, asked, (tx, pending) => keep(tx, accepted(pending))),
        );
      },
    },
    resume: async ({ db, session, request }) => {
      await changes.resume(db, { id: session.person.id, address: request.ip });
      return { success: true, message: copy.resumed };
    },
    cancel: async ({ db, session }) => {
      await changes.cancel(db, session.person.id);
      return { success: true, message: copy.cancelled };
    },
    look: async ({ db, body }) => ({ success: true, data: await changes.look(db, body.token) }),
    confirm: async ({ db, body }) => {
      const isChanged = await changes.confirm(db, body.token);
      return { success: true, message: isChanged ? copy.changed : copy.oneConfirmed, isChanged };
    },
    refuse: async ({ db, body }) => {
      await changes.refuse(db, body.token);
      return { success: true, message: copy.cancelled };
    },
  };
}
