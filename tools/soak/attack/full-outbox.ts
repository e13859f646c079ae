import { setTimeout as pause } from "node:timers/promises";
import { openPglite } from "../../../apps/server/src/platform/database/pglite.ts";
import { openPostgres } from "../../../apps/server/src/platform/database/postgres.ts";
import type { Served } from "../../served.ts";
import type { Attack, Target } from "./attack.ts";
import { member } from "./keyed-load.ts";
import { send, visit } from "./visitor.ts";

const notices = 10_000;
const people = Array.from({ length: 5 }, (_, number) => `person-${number}@exemple.fr`);
const mostMs = 2000;
const addressOf = (notice: number) => `notice-${notice}@exemple.fr`;

/** So many notices, each to another person. They are written to the database: by calls the limits would end it long before. */
const fill = `
  with written as (
    insert into mails (id, to_address, subject, text, html, created_at, lane)
    select gen_random_uuid(), 'notice-' || n || '@exemple.fr', 'Notice', 'Notice', '<p>Notice</p>', now(), 'bulk'
    from generate_series(1, ${notices}) n returning id, to_address)
  insert into jobs.job (name, data, priority, group_id)
  select 'mail.send', jsonb_build_object('mailId', id), 0, to_address from written`;

async function fillOutbox({ postgres, dataDir }: Target): Promise<void> {
  const database =
    postgres === null ? await openPglite({ dataDir }) : await openPostgres({ url: postgres.url, pool: 1 });
  await database.runScripts(1, async () => [{ sql: fill }]);
  await database.close();
}

const mailboxOf = async (served: Served, address: string): Promise<{ text: string }[]> =>
  JSON.parse((await send(served, { method: "GET", target: `/dev/mailbox.json?to=${address}` })).body);

/** Asks for a link by the form's own call, and waits until it lies in the mailbox; the milliseconds that took. */
async function awaitLink(served: Served, email: string): Promise<number> {
  const visitor = await visit(served);
  const known = (await mailboxOf(served, email)).length;
  const begun = performance.now();
  const { status } = await visitor.post("/api/auth/forgot-password", JSON.stringify({ email }));
  if (status !== 200) throw new Error(`forgot-password answered ${status}`);
  while ((await mailboxOf(served, email)).length === known) await pause(25);
  return performance.now() - begun;
}

/** Whether one of every thousandth notice waits still: without a queue the measure would prove nothing. */
async function areSomeWaiting(served: Served): Promise<boolean> {
  for (let notice = 1000; notice <= notices; notice += 1000)
    if ((await mailboxOf(served, addressOf(notice))).length === 0) return true;
  return false;
}

/** Ten thousand notices wait to be mailed while people wait for a link to choose a new password. */
export const fullOutbox: Attack = {
  what: "Links into accounts, asked for while 10,000 notices wait to be mailed.",
  engines: ["pglite", "postgres"],
  run: async (target) => {
    const first = await target.start();
    for (const email of people) await member(first, email);
    await first.stop();
    await fillOutbox(target);
    const served = await target.start();
    const times: number[] = [];
    for (const email of people) times.push(await awaitLink(served, email));
    const isWaiting = await areSomeWaiting(served);
    const worst = Math.max(...times);
    return [
      {
        what: `${people.length} links behind ${notices.toLocaleString("en")} notices, the slowest`,
        measured: `${Math.round(worst)} ms${isWaiting ? "" : ", and no notice waited any more"}`,
        bound: `${mostMs} ms`,
        held: worst <= mostMs && isWaiting,
      },
    ];
  },
};
