import pg from "pg";
import { killPoints, walkKills } from "../../apps/server/src/testing/card-kills.ts";
import { type Attack, asSoak } from "./attack/attack.ts";

/** How often every point is gone through; one process dies at each. */
const rounds = Number(process.env.SOAK_ROUNDS ?? 3);
/** No one is slowed down: the books are what is looked at. */
const free = { RATE_LIMIT: "1000000000", RATE_LIMIT_SENSITIVE: "1000000000", LOG_LEVEL: "fatal" };

const attack: Attack = {
  what: `The server is killed (-9) between the answer of the provider of card payments and the commit, at every point, and started again (SOAK_ROUNDS: ${rounds}): no cent is made or lost.`,
  engines: ["postgres"],
  async run({ start, postgres }) {
    if (postgres === null) throw new Error("This walk is on PostgreSQL.");
    const database = new pg.Client({ connectionString: postgres.url });
    await database.connect();
    try {
      const reports = await walkKills({
        database,
        points: Array.from({ length: rounds }, () => killPoints).flat(),
        async start() {
          const served = await start(free);
          return {
            url: served.url,
            kill: async () => {
              process.kill(served.pid, "SIGKILL");
              await served.ended;
            },
          };
        },
      });
      return reports.map(({ point: { kind, table, on }, isKilled, faults }) => ({
        what: `${kind}: killed at ${on} of ${table}`,
        measured: isKilled ? `${faults.length} faults ${faults.join("; ")}`.trim() : "it did not die there",
        bound: "charged = paid = invoiced, returned = refunded = credited = mailed, all that was bought",
        held: isKilled && faults.length === 0,
      }));
    } finally {
      await database.end();
    }
  },
};

export const cardKills = asSoak(attack);
