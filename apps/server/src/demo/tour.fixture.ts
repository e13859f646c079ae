import { authContract } from "@jobami/api/auth/contract";
import { financesContract } from "@jobami/api/finances/contract";
import type { Endpoint } from "@jobami/api/http/contract";
import { jobiContract } from "@jobami/api/jobi/contract";
import { dayInFrance } from "@jobami/api/missions/days";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { reviewsContract } from "@jobami/api/reviews/contract";
import { searchContract } from "@jobami/api/search/contract";
import { usersContract } from "@jobami/api/users/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { contract } from "../contract.ts";
import type { TestClient } from "../testing/test-client.ts";
import type { TestServer } from "../testing/test-server.ts";
import { demoPassword } from "./accounts.ts";
import { sendPapers } from "./papers.ts";
import { showWork } from "./portfolio.ts";

/** A person of the demo, with the code that is mailed to who is asked for one. */
export async function enter(server: TestServer, who: string): Promise<TestClient> {
  const client = server.client();
  const email = `${who}@demo.example`;
  const { body } = await client.call(authContract.login, { body: { email, password: demoPassword } });
  if (!body.requiresTwoFactor) return client;
  const [letter] = await server.mailbox(email);
  const code = /\b\d{6}\b/.exec(letter?.text ?? "")?.[0] ?? "";
  expect((await client.call(authContract.verifyTwoFactor, { body: { code } })).status).toBe(200);
  return client;
}

/** How much the first list of an answer has. */
function sizeOf(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length;
  if (answer === null || typeof answer !== "object") return 0;
  return Math.max(0, ...Object.values(answer).map(sizeOf));
}

const soon = (now: number) => ({ from: dayInFrance(now), days: 28 });

/** What each page of the tour is read by, and how much it shows at least. */
const tour: Readonly<
  Record<string, readonly [call: string, least: number, query?: (now: number) => object][]>
> = {
  lea: [
    ["missions.all", 5, () => ({ owner: "true" })],
    ["proposals.received", 5],
    ["proposals.waiting", 1],
    ["planning.read", 1, soon],
    ["messages.list", 3],
    ["notifications.list", 5],
    ["reviews.mine", 1],
    ["reviews.history", 3],
    ["favorites.list", 3],
    ["relations.network", 3],
    ["finances.payments", 3, () => ({ sens: "verses" })],
    ["billing.received", 4],
    ["jobi.movements", 3],
    ["ai-credits.history", 1],
    ["offers.browse", 3],
    ["offers.codes", 2],
    ["updates.list", 1],
  ],
  karim: [
    ["missions.matching", 4],
    ["missions.asked", 1],
    ["missions.list", 2, () => ({ liked: "true" })],
    ["proposals.sent", 5],
    ["planning.read", 1, soon],
    ["messages.list", 5],
    ["notifications.list", 5],
    ["reviews.mine", 5],
    ["reviews.history", 5],
    ["favorites.list", 1],
    ["relations.clients", 5],
    ["relations.network", 5],
    ["finances.payments", 5],
    ["billing.list", 2],
    ["jobi.movements", 5],
    ["quality.badges", 3],
    ["portfolio.list", 3],
    ["verification.own", 2],
    ["templates.list", 3],
    ["cards.list", 2],
    ["offers.own", 1],
    ["offers.codes", 1],
  ],
  moussa: [
    ["staff.work", 5],
    ["reports.cases", 3],
    ["disputes.list", 1],
    ["appeals.queue", 2],
    ["appeals.ownDecisions", 2],
    ["support.desk", 3],
    ["support.tags", 3],
    ["support.replies", 2],
  ],
  anne: [
    ["staff.work", 6],
    ["staff.moderationLog", 3],
    ["people.list", 20],
    ["people.inactive", 3],
    ["people.birthdays", 6],
    ["verification.queue", 3],
    ["appeals.ownDecisions", 3],
    ["promocodes.list", 3],
    ["offers.every", 4],
    ["data-audits.list", 1],
    ["updates.every", 1],
    ["mail.outbox", 1],
    ["consents.register", 20],
  ],
};

/** Walks through the demo of a server as those do whom the sign-in page offers. */
export function testTour(at: { server: () => TestServer }): void {
  const clients = new Map<string, TestClient>();
  const of = (who: string) => clients.get(who) as TestClient;

  beforeAll(async () => {
    const { platform } = at.server();
    const { signal } = new AbortController();
    await showWork(platform, signal);
    await sendPapers(platform, signal);
    for (const who of Object.keys(tour)) clients.set(who, await enter(at.server(), who));
  }, 120_000);

  describe.each(Object.entries(tour))("the tour of %s", (who, pages) => {
    test.each(pages)("%s shows %i at least", async (call, least, query) => {
      const endpoint = contract.get(call) as Endpoint;
      const input = query === undefined ? {} : { query: query(at.server().clock.now()) };
      const { status, body } = await of(who).call(endpoint, input as never);
      expect(status).toBe(200);
      expect(sizeOf(body)).toBeGreaterThanOrEqual(least);
    });
  });

  describe("figures of the demo add up", () => {
    test.each(["lea", "karim"])("the balance of %s is the sum of what moved", async (who) => {
      const { montant } = (await of(who).call(jobiContract.balance)).body;
      const { data, pagination } = (await of(who).call(jobiContract.movements, { query: { limit: 50 } }))
        .body;
      expect(data).toHaveLength(pagination.totalCount);
      expect(data.reduce((sum, one) => sum + one.montant, 0)).toBe(montant);
    });

    test.each([
      ["lea", "verses"],
      ["karim", "recus"],
    ] as const)(
      "what %s was to be paid is what was, and what is due; by mission and by month",
      async (who, sens) => {
        const { data: rows } = (await of(who).call(financesContract.payments, { query: { sens, limit: 50 } }))
          .body;
        const { data: last } = (await of(who).call(financesContract.year, { query: { sens } })).body;
        const years = await Promise.all(
          last.years.map(
            async (annee) =>
              (await of(who).call(financesContract.year, { query: { sens, annee } })).body.data,
          ),
        );
        const sum = (all: readonly { cents: number }[]) => all.reduce((total, { cents }) => total + cents, 0);
        const paid = sum(rows.map((row) => row.paid));
        expect(sum(years.flatMap(({ months }) => months))).toBe(paid);
        expect(sum(rows.map(({ agreed }) => agreed))).toBe(paid + sum(rows.map(({ due }) => due)));
        const busy = years.flatMap(({ months }) => months).filter(({ cents }) => cents > 0);
        expect(busy.length).toBeGreaterThanOrEqual(who === "karim" ? 5 : 2);
      },
    );

    test("missions that Karim did are as many in his history, in his figures and in what was accepted of him", async () => {
      const karim = of("karim");
      const { totalCount } = (await karim.call(reviewsContract.history)).body.pagination;
      const { stats } = (await karim.call(usersContract.seoPromotionStats)).body;
      const { acceptees } = (await karim.call(proposalsContract.sentStats)).body.data;
      const { counts } = (await karim.call(proposalsContract.waiting)).body.data;
      expect([stats.missionsCompleted, acceptees]).toEqual([totalCount, totalCount + counts.underWay]);
      const { count, received } = (await karim.call(reviewsContract.mine)).body.data;
      expect(received).toHaveLength(count);
    });

    test("what Karim was informed of long ago is read, and he has work ahead", async () => {
      const karim = of("karim");
      const { clock } = at.server();
      const unread = (await karim.call(notificationsContract.list, { query: { unread: "true" } })).body.data;
      const weekAgo = clock.now() - 7 * 86_400_000;
      expect(unread.filter(({ created_at }) => Date.parse(created_at) < weekAgo)).toEqual([]);
      const { counts } = (await karim.call(proposalsContract.waiting)).body.data;
      expect(counts.underWay).toBeGreaterThanOrEqual(4);
    });

    test.each([
      ["lea", ["review"]],
      ["karim", ["ask", "review"]],
    ])("what awaits %s is a day's: %j", async (who, acts) => {
      const { awaited = [], documents = [] } = (await of(who).call(proposalsContract.waiting)).body.data;
      const found = new Set(awaited.map(({ act }) => act));
      expect(acts.filter((act) => !found.has(act as never))).toEqual([]);
      expect(documents.length > 0).toBe(who === "lea");
    });

    test("who searches finds a jobbeur who is verified, rated, soon free and quick to answer", async () => {
      const query = { category: "jardinage", place: "Lyon" } as const;
      const { data } = (await at.server().client().call(searchContract.search, { query })).body;
      const [first] = data.filter(({ badges }) => badges.includes("verified"));
      expect(first).toMatchObject({ answerMinutes: expect.any(Number), nextFreeDay: expect.any(String) });
      expect(data.filter(({ reviews }) => reviews > 0).length).toBeGreaterThanOrEqual(2);
    });
  });
}
