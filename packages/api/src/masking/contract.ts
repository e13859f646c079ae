import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { idField, paragraph } from "../http/fields.ts";
import { maxContest } from "../messages/routes.ts";
import { maskedSchema } from "./masked.ts";
import { maskingRoutes } from "./routes.ts";

export const maskingContract = {
  contest: endpoint({
    route: maskingRoutes.contest,
    summary:
      "Contests what is masked of a text of one's own, once: moderators read it then, among the contests of the filter",
    params: z.object({ id: idField }),
    body: z.object({ reason: paragraph({ name: "Explication", max: maxContest }).trim() }),
    status: 201,
    answer: answer({ data: maskedSchema }),
    errors: ["NOT_FOUND", "NOTHING_HIDDEN", "ALREADY_CONTESTED"],
  }),
};
