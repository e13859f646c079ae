import { messagesContract } from "@jobami/api/messages/contract";
import { dayInFrance } from "@jobami/api/missions/days";
import { planningContract } from "@jobami/api/planning/contract";
import { addDays, addMonths } from "@jobami/api/planning/time";
import { filtered } from "../../apps/server/src/domains/messages/messages.filter.ts";
import { messagesRepository } from "../../apps/server/src/domains/messages/messages.repository.ts";
import { draftOf, notifyAll } from "../../apps/server/src/domains/notifications/notifications.fixture.ts";
import { type Agreed, agreement } from "../../apps/server/src/domains/progress/progress.fixture.ts";
import { newId } from "../../apps/server/src/platform/database/ids.ts";
import { inTransaction } from "../../apps/server/src/platform/database/transaction.ts";
import { browserOf } from "../../apps/server/src/platform/sessions/browser.ts";
import { signIn } from "../../apps/server/src/testing/test-people.ts";
import type { TestServer } from "../../apps/server/src/testing/test-server.ts";
import { fill } from "../filling.ts";

/** How much a busy person has. */
export const busy = { messages: 5000, slots: 200, notifications: 1000 };

const slotsADay = 8;
const minutesApart = 90;
const at = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Hours of one jobbeur that both agree on, eight a day from the first of a month on. */
async function fillMonth(server: TestServer, first: string): Promise<Agreed> {
  const lea = await signIn(server, { prenom: "Léa", nom: "Martin" });
  const karim = await signIn(server, { prenom: "Karim", nom: "Benali", userType: "jobbeur" });
  let newest: Agreed | null = null;
  for (let made = 0; made < busy.slots; made += 1) {
    // Each agreement takes seconds of the clock, of which a session has few.
    server.clock.reset();
    const date = addDays(first, Math.floor(made / slotsADay));
    const title = `Tailler la haie numéro ${made + 1}`;
    newest = await agreement(server, { title, date }, undefined, { lea, karim });
    const call = { params: { id: newest.id } };
    const from = at(8 * 60 + (made % slotsADay) * minutesApart);
    await karim.call(planningContract.setHour, {
      ...call,
      body: { act: "hour.proposed", version: 0, from, minutes: 60 },
    });
    const { status, error } = await lea.call(planningContract.setHour, {
      ...call,
      body: { act: "hour.accepted", version: 1 },
    });
    if (status !== 200) throw new Error(error.message);
  }
  if (newest === null) throw new Error("A month without a slot.");
  return newest;
}

async function fillConversation(server: TestServer, { lea, karim, ids }: Agreed): Promise<void> {
  const { body } = await karim.call(messagesContract.open, { body: { proposalId: ids.proposalId } });
  const conversationId = body.data.id;
  const begun = server.clock.now() - busy.messages * 60_000;
  const sides = [lea, karim].map(({ person }) => ({ userId: person.id, unread: 0, isArchived: false }));
  await inTransaction(server.platform.db, async (tx) => {
    for (let seq = 1; seq <= busy.messages; seq += 1)
      await messagesRepository.deliver(
        tx,
        {
          id: newId(),
          conversationId,
          seq,
          authorId: (seq % 3 === 0 ? lea : karim).person.id,
          clientId: newId(),
          ...filtered(`Message ${seq}\u00a0: je passe demain matin avec la taille-haie et deux bâches.`),
          filterLifted: false,
          createdAt: new Date(begun + seq * 60_000),
        },
        sides,
      );
  });
}

async function fillInbox(server: TestServer, { karim }: Agreed): Promise<void> {
  for (let sent = 0; sent < busy.notifications; sent += 50)
    await notifyAll(server, ...Array.from({ length: 50 }, () => draftOf("mission_done", karim)));
}

/** The cookies of a session of its own: a refresh token that comes back from a second browser would end it. */
async function newSession(server: TestServer, { karim }: Agreed): Promise<Record<string, string>> {
  const { sessions, db } = server.platform;
  const grant = await inTransaction(db, (tx) =>
    sessions.start(tx, karim.person.id, {
      remembered: false,
      browser: browserOf(undefined, undefined),
      hasSecondFactor: false,
    }),
  );
  return {
    jobami_access: grant.accessToken,
    jobami_refresh: grant.refreshToken,
    jobami_session: "1",
  };
}

/** Fills an empty database with one very busy jobbeur; answers the cookies of so many browsers of theirs, and the month of their slots. */
export function fillBusy(
  url: string,
  browsers: number,
): Promise<{ sessions: Record<string, string>[]; month: string }> {
  return fill(url, async (server) => {
    const month = `${addMonths(dayInFrance(server.clock.now()), 1).slice(0, 7)}-01`;
    const agreed = await fillMonth(server, month);
    await fillConversation(server, agreed);
    await fillInbox(server, agreed);
    server.clock.reset();
    const sessions = [];
    for (let made = 0; made < browsers; made += 1) sessions.push(await newSession(server, agreed));
    return { sessions, month };
  });
}
