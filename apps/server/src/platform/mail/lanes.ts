import type { Lane } from "../jobs/jobs.ts";

/**
 * What a mail waits behind. `urgent`: a person waits for it in front of a page, or their account is in danger; `awaited`: an act that
 * a person reckons with; `bulk`: notices, and whatever goes to many.
 */
export const mailLanes = ["urgent", "awaited", "bulk"] as const;
export type MailLane = (typeof mailLanes)[number];

/** What the job queue takes first. */
export const lanePriority: Record<MailLane, number> = { urgent: 2, awaited: 1, bulk: 0 };

/** Handed over at a time: some only ever what is urgent, some no bulk, so that neither a crowd nor a slow server holds up a code. */
export const mailWorkers: readonly Lane[] = [
  { workers: 4, leastPriority: lanePriority.urgent },
  { workers: 4, leastPriority: lanePriority.awaited },
  { workers: 4, restMs: 50 },
];
