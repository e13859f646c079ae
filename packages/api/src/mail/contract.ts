import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { emailField, paragraph } from "../http/fields.ts";
import { mailRoutes } from "./routes.ts";

export const mailContract = {
  sendSuspension: endpoint({
    route: mailRoutes.sendSuspension,
    summary:
      "Asks for the mail that explains a deactivation; sent to deactivated accounts only, once a day, with the reason the server knows",
    body: z.object({ email: emailField, reason: paragraph({ name: "Motif", min: 0, max: 500 }) }),
    answer: answer({ message: z.string() }),
    errors: [],
  }),
};
