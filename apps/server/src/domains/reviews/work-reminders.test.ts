import { reviewsContract } from "@jobami/api/reviews/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type SignedIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { type Agreed, agreement, finish, step } from "../progress/progress.fixture.ts";
import { confirmationReminderMs } from "../progress/progress.reminders.ts";
import { reviewReminderMs } from "./reviews.reminders.ts";

const dayMs = 24 * 3_600_000;

let server: TestServer;
let about: Agreed;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  about = await agreement(server, { title: "Tailler la haie" });
});

async function titlesTo({ person }: SignedIn): Promise<string[]> {
  const { rows } = await server.platform.db.execute<{ title: string }>(sql`
    select title from notifications where user_id = ${person.id}
      and title in ('Une mission attend votre réponse', ${"Comment cela s’est-il passé\u202f?"}) order by id`);
  return rows.map(({ title }) => title);
}
const both = async () => [await titlesTo(about.lea), await titlesTo(about.karim)];

describe("what was done and not answered", () => {
  const confirm = () => server.domains.progress.remind();

  test("is reminded of after three days and not before, once, to its client alone", async () => {
    await step(server, about.karim, about.id, { step: "work.done" });
    server.clock.advance(confirmationReminderMs - 1);
    await confirm();
    expect(await both()).toEqual([[], []]);
    server.clock.advance(1);
    await Promise.all([confirm(), confirm()]);
    server.clock.advance(dayMs);
    await confirm();
    expect(await both()).toEqual([["Une mission attend votre réponse"], []]);
  });

  test("is reminded of anew when it was done again, and not once it was answered or cancelled", async () => {
    await step(server, about.karim, about.id, { step: "work.done" });
    server.clock.advance(confirmationReminderMs);
    await confirm();
    const [lea, karim] = [
      await signInAgain(server, about.lea.person),
      await signInAgain(server, about.karim.person),
    ];
    const asked = await step(server, lea, about.id, {
      step: "changes.asked",
      note: "Le côté gauche.",
      dueOn: "2026-11-26",
    });
    expect(asked.status).toBe(200);
    server.clock.advance(1000);
    await confirm();
    expect(await titlesTo(lea)).toHaveLength(1);
    expect((await step(server, karim, about.id, { step: "work.done" })).status).toBe(200);
    server.clock.advance(confirmationReminderMs);
    await confirm();
    expect(await titlesTo(lea)).toHaveLength(2);
    await server.platform.db.execute(sql`delete from confirmation_reminders`);
    await server.platform.db.execute(sql`update missions set statut = 'annulee' where id = ${about.id}`);
    await confirm();
    expect(await titlesTo(lea)).toHaveLength(2);
  });
});

describe("a finished mission", () => {
  const rate = () => server.domains.reviews.remind();

  test("is reminded of after four days and not before, once, to each side that has not stated how it was", async () => {
    await finish(server, about);
    const { status } = await about.lea.call(reviewsContract.write, {
      params: { id: about.id },
      body: { notes: [5, 5, 5, 5], texte: "" },
    });
    expect(status).toBe(201);
    server.clock.advance(reviewReminderMs - 1001);
    await rate();
    expect(await both()).toEqual([[], []]);
    server.clock.advance(1001);
    await Promise.all([rate(), rate()]);
    server.clock.advance(dayMs);
    await rate();
    expect(await both()).toEqual([[], ["Comment cela s’est-il passé\u202f?"]]);
  });

  test("is not reminded of once no one can state anything any more, nor before it is finished", async () => {
    server.clock.advance(reviewReminderMs);
    await rate();
    expect(await both()).toEqual([[], []]);
    await server.reset();
    about = await agreement(server);
    await finish(server, about);
    server.clock.advance(7 * dayMs);
    await rate();
    expect(await both()).toEqual([[], []]);
  });
});
