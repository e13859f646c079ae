import pg from "pg";
import { type Pooler, startPooler } from "../../pooler.ts";
import { type Attack, asSoak, type Target } from "../attack/attack.ts";
import type { Finding } from "../soak.ts";
import { runDay } from "./day.ts";

/** What a pooler did meanwhile, and that the connections around it are as few as they should be. */
async function poolerFindings(pooler: Pooler, database: pg.Client): Promise<Finding[]> {
  const { transactions, connections } = await pooler.counts();
  const { rows } = await database.query<{ leases: number }>(
    "select count(*)::integer as leases from pg_locks where locktype = 'advisory' and classid = 740202 and granted",
  );
  return [
    {
      what: "through PgBouncer in transaction mode",
      measured: `${transactions} transactions over ${connections} connections of PostgreSQL`,
      bound: `at least one, over at most ${pooler.most}`,
      held: transactions > 0 && connections <= pooler.most,
    },
    {
      what: "leases of the processes, held around it",
      measured: String(rows[0]?.leases),
      bound: "2",
      held: rows[0]?.leases === 2,
    },
  ];
}

const pooled: Attack = {
  what: "The same day behind PgBouncer in transaction mode (Debian's package pgbouncer): nothing is lost, doubled or refused. --minutes N (20).",
  engines: ["postgres"],
  async run(target) {
    const { postgres } = target;
    if (postgres === null) throw new Error("A pooler is for PostgreSQL.");
    const pooler = await startPooler(postgres.url);
    const database = new pg.Client({ connectionString: postgres.url });
    await database.connect();
    try {
      const start: Target["start"] = (env) => target.start({ ...pooler.settings, ...env });
      const findings = await runDay({ ...target, start });
      return [...findings, ...(await poolerFindings(pooler, database))];
    } finally {
      await database.end();
      await pooler.stop();
    }
  },
};

export const pooledDaySoak = asSoak(pooled);
