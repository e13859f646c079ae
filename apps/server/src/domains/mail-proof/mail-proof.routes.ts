import type { mailProofContract } from "@jobami/api/mail-proof/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Session } from "../../platform/sessions/sessions.ts";
import type { Auth } from "../auth/auth.domain.ts";

const copy = {
  asked: "Un code vient de vous être envoyé par e-mail.",
  given: "C’est bien vous.",
} as const;

const who = (session: Session) => ({ userId: session.person.id, sessionId: session.id });

/** Serves the proof by a mailed code. */
export function mailProofRoutes(proof: Auth["mailProof"]): Handlers<typeof mailProofContract> {
  return {
    ask: {
      ownTransactions: async ({ session }) => ({
        success: true,
        ...(await proof.ask(who(session))),
        message: copy.asked,
      }),
    },
    give: {
      ownTransactions: async ({ body, session }) => {
        await proof.give(who(session), body.code);
        return { success: true, message: copy.given };
      },
    },
  };
}
