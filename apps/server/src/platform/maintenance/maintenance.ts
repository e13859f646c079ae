import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Clock, instant } from "../clock/clock.ts";
import type { Db } from "../database/database.ts";
import { DomainError } from "../http/domain-error.ts";
import { maintenance } from "./maintenance.tables.ts";

/** How long each process goes by what it read, in ms: longer than this no one works on. */
const freshMs = 2000;
/** When people are asked to come back where the operator does not state, and at least, in seconds. */
const usualRetrySeconds = 300;
const leastRetrySeconds = 30;

/** What is answered all the same: the health, the build's files, and the page that states what is. */
const exempt = /^\/(?:assets\/|(?:api\/health|metrics|error-503)(?:\?|$))/;

/** The product in maintenance: until when, as far as its operator states. */
export interface Maintenance {
  endsAt: Date | null;
}

/** Reads whether the product is in maintenance. */
export async function readMaintenance(db: Db): Promise<Maintenance | null> {
  const [row] = await db.select({ endsAt: maintenance.endsAt }).from(maintenance);
  return row ?? null;
}

/** Begins maintenance, or states another end of it. */
export async function beginMaintenance(db: Db, endsAt: Date | null): Promise<void> {
  await db
    .insert(maintenance)
    .values({ endsAt })
    .onConflictDoUpdate({ target: maintenance.isOn, set: { endsAt } });
}

/** Ends maintenance; nothing happens where there is none. */
export async function endMaintenance(db: Db): Promise<void> {
  await db.delete(maintenance);
}

/** Refuses pages and calls while the product is in maintenance, in every process within two seconds. */
export function refuseInMaintenance(app: FastifyInstance, { db, clock }: { db: Db; clock: Clock }): void {
  let known: { at: number; state: Promise<Maintenance | null> } | null = null;

  function current(): Promise<Maintenance | null> {
    const now = clock.now();
    if (known === null || now - known.at >= freshMs || now < known.at) {
      const state = readMaintenance(db);
      // Whoever cannot read the database is refused for that reason by what they asked for.
      known = { at: now, state: state.catch(() => null) };
    }
    return known.state;
  }

  const retrySeconds = ({ endsAt }: Maintenance): number =>
    endsAt === null
      ? usualRetrySeconds
      : Math.max(leastRetrySeconds, Math.ceil((endsAt.getTime() - instant(clock).getTime()) / 1000));

  app.addHook("onRequest", async (request: FastifyRequest) => {
    if (exempt.test(request.url)) return;
    const state = await current();
    if (state !== null)
      throw new DomainError("SERVICE_UNAVAILABLE", {
        reason: "maintenance",
        retryAfterSeconds: retrySeconds(state),
      });
  });
}
