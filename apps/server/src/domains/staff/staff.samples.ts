import type { staffContract } from "@jobami/api/staff/contract";
import { type Samples, signedIn } from "../../testing/samples.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof staffContract> = {
  work: signedIn({}, { role: "jobmodo" }),
  administration: signedIn({}, { role: "jobpadm" }),
  moderationLog: signedIn(
    { query: { act: "content.removed", period: "month", limit: "20" } },
    { role: "jobpadm" },
  ),
  moderation: signedIn({}, { role: "jobmodo" }),
};
