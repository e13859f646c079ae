import type { staffContract } from "@jobami/api/staff/contract";
import { type Samples, somebody } from "../../testing/samples.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof staffContract> = {
  work: somebody({}, { role: "jobmodo" }),
  administration: somebody({}, { role: "jobpadm" }),
  moderationLog: somebody(
    { query: { act: "content.removed", period: "month", limit: "20" } },
    { role: "jobpadm" },
  ),
  moderation: somebody({}, { role: "jobmodo" }),
};
