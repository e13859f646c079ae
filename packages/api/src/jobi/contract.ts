import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { jobiRoutes } from "./routes.ts";

export const jobiContract = {
  balance: endpoint({
    route: jobiRoutes.balance,
    summary: "The Jobi of the signed-in person: the sum of their ledger",
    answer: answer({ montant: z.int(), profil_complet: z.boolean() }),
    errors: [],
  }),
};
