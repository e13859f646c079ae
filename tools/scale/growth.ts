import { randomUUID } from "node:crypto";
import { messagesContract } from "@jobami/api/messages/contract";
import { reviewsContract } from "@jobami/api/reviews/contract";
import pg from "pg";
import { agreement, finish } from "../../apps/server/src/domains/progress/progress.fixture.ts";
import { workingJobbeur } from "../../apps/server/src/testing/test-jobbeurs.ts";
import { type SignedIn, signIn } from "../../apps/server/src/testing/test-people.ts";
import type { TestServer } from "../../apps/server/src/testing/test-server.ts";
import { fill } from "../filling.ts";
import { startPostgres } from "../postgres.ts";
import { figure, type ScaleSection } from "./section.ts";

/** What a requester and a jobbeur do in a year, and how many such pairs there are. */
const year = { missions: 4, messages: 12 };
const pairs = Number(process.env.SCALE_PAIRS ?? 36);
/** Communes that the pairs live in, far from each other: a mission suits as many jobbeurs as share one. */
const communes = ["69123", "13055", "31555", "44109", "59350", "33063"];
/** Whom the plan is for. */
const sizes = [100_000, 1_000_000, 10_000_000];
/** What is deleted after so many days (docs/operations.md): of it stands what came in these. */
const daysStored: Readonly<Record<string, number>> = {
  idempotency_keys: 1,
  live_events: 7,
  live_messages: 7,
  mails: 30,
  sessions: 60,
  session_tokens: 60,
};
/** Tables that are shown by themselves; the rest is one row. */
const shown = 16;

interface TableSize {
  rows: number;
  bytes: number;
}

/** Every table of the product, with its rows and all that it takes: rows, long texts, indexes. */
async function sizesOf(client: pg.Client): Promise<ReadonlyMap<string, TableSize>> {
  await client.query("vacuum analyze");
  const { rows: tables } = await client.query<{ name: string; bytes: string }>(
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const found = new Map<string, TableSize>();
  for (const { name, bytes } of tables) {
    const { rows } = await client.query<{ n: string }>(`select count(*) as n from "${name}"`);
    found.set(name, { rows: Number(rows[0]?.n), bytes: Number(bytes) });
  }
  return found;
}

async function review(server: TestServer, by: SignedIn, id: string): Promise<void> {
  server.clock.advance(1000);
  const body = { notes: [5, 5, 4, 5], texte: "Travail soigné, et à l’heure." };
  const { status, error } = await by.call(reviewsContract.write, { params: { id }, body });
  if (status !== 201) throw new Error(error.message);
}

/** A mission from its post to both reviews, with a conversation. */
async function liveMission(
  server: TestServer,
  between: { lea: SignedIn; karim: SignedIn },
  placeCode: string,
) {
  const agreed = await agreement(server, { placeCode }, undefined, between);
  const { lea, karim, ids } = agreed;
  const { body } = await karim.call(messagesContract.open, { body: { proposalId: ids.proposalId } });
  for (let sent = 0; sent < year.messages; sent += 1) {
    server.clock.advance(1000);
    const { status, error } = await (sent % 2 === 0 ? karim : lea).call(messagesContract.send, {
      params: { id: body.data.id },
      body: { client_id: randomUUID(), text: "Je passe demain matin vers neuf heures avec la tondeuse." },
    });
    if (status !== 201) throw new Error(error.message);
  }
  await finish(server, agreed);
  await review(server, lea, agreed.id);
  await review(server, karim, agreed.id);
}

async function liveYear(server: TestServer): Promise<void> {
  const all = [];
  for (let made = 0; made < pairs; made += 1) {
    const placeCode = communes[made % communes.length] ?? "";
    const karim = await workingJobbeur(server, { zone: { placeCode, radiusKm: 15 } });
    all.push({ placeCode, karim, lea: await signIn(server, { prenom: "Léa", nom: "Martin" }) });
  }
  for (const { placeCode, lea, karim } of all)
    for (let made = 0; made < year.missions; made += 1) {
      // Each mission takes seconds of the clock, of which a session has few.
      server.clock.reset();
      await liveMission(server, { lea, karim }, placeCode);
      await server.platform.jobs.drain();
    }
}

interface Growth {
  table: string;
  perPerson: number;
  bytesPerRow: number;
  /** What stands of it at the end of a year for one person, in bytes. */
  standing: number;
}

function growthOf(before: ReadonlyMap<string, TableSize>, after: ReadonlyMap<string, TableSize>): Growth[] {
  return [...after]
    .flatMap(([table, now]) => {
      const was = before.get(table) ?? { rows: 0, bytes: 0 };
      const rows = now.rows - was.rows;
      if (rows <= 0) return [];
      const bytesPerRow = (now.bytes - was.bytes) / rows;
      const perPerson = rows / (2 * pairs);
      const part = Math.min(1, (daysStored[table] ?? 365) / 365);
      return { table, perPerson, bytesPerRow, standing: perPerson * bytesPerRow * part };
    })
    .sort((one, other) => other.standing - one.standing);
}

const gigabytes = (bytes: number) => `${figure(bytes / 1e9)} GB`;

function rowsOf(growth: readonly Growth[]): string[][] {
  const row = ({ table, perPerson, bytesPerRow, standing }: Growth) => [
    `\`${table}\``,
    figure(perPerson),
    figure(bytesPerRow),
    daysStored[table] === undefined ? "for good" : `${daysStored[table]} days`,
    ...sizes.map((people) => gigabytes(standing * people)),
  ];
  const sumOf = (some: readonly Growth[]) => some.reduce((sum, { standing }) => sum + standing, 0);
  const rest = growth.slice(shown);
  const sums = (what: string, bytes: number) => [
    ...[what, "", "", ""],
    ...sizes.map((people) => gigabytes(bytes * people)),
  ];
  return [
    ...growth.slice(0, shown).map(row),
    sums(`${rest.length} other tables`, sumOf(rest)),
    sums("**all of it**", sumOf(growth)),
  ];
}

/** Measures how many rows a year of people makes, and what they take. */
export async function measureGrowth(): Promise<ScaleSection> {
  const postgres = await startPostgres();
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await client.connect();
    const growth = await fill(postgres.url, async (server) => {
      const before = await sizesOf(client);
      await liveYear(server);
      return growthOf(before, await sizesOf(client));
    });
    return {
      title: "Growth of tables",
      how: [
        `The year of a pair, by the server’s own calls and jobs: ${year.missions} missions from their post to both reviews, each with ${year.messages} messages; ${pairs} pairs (\`SCALE_PAIRS\`), of whom ${pairs / communes.length} jobbeurs suit each mission. Who does twice as much has twice as many rows.`,
        "A row’s bytes: the table with its indexes and long texts, before and after, by the rows that came.",
        "What stands after a year on one copy, without pictures (they are files) and without the write-ahead log.",
      ],
      tables: [
        {
          columns: [
            ...["table", "rows a person a year", "bytes a row", "stored"],
            ...sizes.map((people) => `${people.toLocaleString("en")} people`),
          ],
          rows: rowsOf(growth),
        },
      ],
    };
  } finally {
    await client.end();
    await postgres.stop();
  }
}
