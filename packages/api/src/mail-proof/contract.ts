import { z } from "zod";
import { digitsField } from "../auth/contract.ts";
import { answer, endpoint } from "../http/contract.ts";
import { mailProofRoutes } from "./routes.ts";

const message = z.string();

export const mailProofContract = {
  ask: endpoint({
    route: mailProofRoutes.ask,
    summary: "Mails a code, good for ten minutes and for this sign-in alone; at most one a minute",
    answer: answer({
      message,
      /** Where it went, as far as its owner needs to know it again. */
      maskedEmail: z.string(),
      cooldownSeconds: z.int(),
    }),
    errors: ["COOLDOWN_ACTIVE"],
  }),
  give: endpoint({
    route: mailProofRoutes.give,
    summary:
      "Takes the mailed code: for 15 minutes this sign-in may do what answers MAIL_PROOF_NEEDED without it",
    body: z.object({ code: digitsField }),
    answer: answer({ message }),
    errors: ["CODE_INVALID", "CODE_EXPIRED", "CODE_TRIES_EXHAUSTED"],
  }),
};
