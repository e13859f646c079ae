import { reportsContract } from "@jobami/api/reports/contract";
import { reportedKinds } from "@jobami/api/reports/routes";
import { staffContract } from "@jobami/api/staff/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { liveEventsOf } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { outcome, reasons, setScene } from "./reports.fixture.ts";

const { stats, restore, report } = reportsContract;
const { moderationLog } = staffContract;
const { at, sendReport, act, writeComment, listed, reportedComment } = setScene();
const dayMs = 86_400_000;

let anne: SignedIn;
beforeEach(async () => {
  anne = await signIn(at.server, { prenom: "Anne", nom: "Perrin", role: "jobpadm" });
});

const figures = async (query: Record<string, string> = {}) =>
  (await anne.call(stats, { query: query as { period?: "week" } })).body.data;
const log = async (query: object = {}) => (await anne.call(moderationLog, { query })).body;
/** Karim writes something that Léa reports; answers its case. */
async function another(text: string): Promise<string> {
  const comment = await writeComment(at.karim, text);
  await sendReport(at.lea, comment.id);
  const id = (await listed()).find((one) => one.contentId === comment.id)?.id;
  if (id === undefined) throw new Error("Nothing on the list.");
  return id;
}

describe("figures of what was reported", () => {
  test("are nothing while nothing was", async () => {
    const { total, kinds, sources } = await figures();
    expect(total).toEqual({
      received: 0,
      waiting: 0,
      kept: 0,
      removed: 0,
      restored: 0,
      closed: 0,
      medianSeconds: null,
    });
    expect(kinds.map(({ kind }) => kind)).toEqual([...reportedKinds]);
    expect(sources).toEqual({ person: 0, visitor: 0, filter: 0 });
  });

  test("count each content once, by what became of it and how long that took", async () => {
    const waits = [10, 20, 60].map((seconds) => seconds * 1000);
    for (const [index, decision] of (["keep", "remove", "remove"] as const).entries()) {
      const id = await another(`Un commentaire, numéro ${index}.`);
      at.server.clock.advance(waits[index] ?? 0);
      await act(at.maud, id, decision);
      if (index !== 2) continue;
      at.server.clock.advance(90_000);
      await at.maud.call(restore, { params: { id }, body: { reasons: "Relu : pas une insulte." } });
    }
    const { id: waiting } = await reportedComment("Celui-ci attend.");
    expect(waiting).toMatch(/./);
    const visitor = at.server.client();
    await visitor.call(report, {
      body: {
        content_type: "profile",
        content_id: at.karim.person.id,
        reason: "Il se fait passer pour un autre.",
        name: "Nora Petit",
        email: "nora@exemple.fr",
      },
    });
    const { total, kinds, sources } = await figures();
    // The reversal later on is no part of the wait.
    const comments = { received: 4, waiting: 1, kept: 1, removed: 1, restored: 1, closed: 0 };
    expect(kinds[0]).toEqual({ kind: "comment", ...comments, medianSeconds: 20 });
    expect(kinds[2]).toMatchObject({ kind: "profile", received: 1, waiting: 1, medianSeconds: null });
    expect(total).toEqual({ ...comments, received: 5, waiting: 2, medianSeconds: 20 });
    expect(sources).toEqual({ person: 4, visitor: 1, filter: 0 });
  });

  test("are of what was reported in the period", async () => {
    await reportedComment();
    at.server.clock.advance(10 * dayMs);
    const again = await signIn(at.server, { prenom: "Anne", role: "jobpadm" });
    const received = async (query: { period?: "week" | "month" }) =>
      (await again.call(stats, { query })).body.data.total.received;
    expect([
      await received({ period: "week" }),
      await received({ period: "month" }),
      await received({}),
    ]).toEqual([0, 1, 1]);
  });

  test("know no other period, and are no moderator's [ROLE-05]", async () => {
    const period = "siecle" as "week";
    expect((await anne.call(stats, { query: { period } })).status).toBe(400);
    expect(outcome(await at.maud.call(stats, { query: {} }))).toEqual([403, "FORBIDDEN"]);
    expect(outcome(await at.maud.call(moderationLog, { query: {} }))).toEqual([403, "FORBIDDEN"]);
  });
});

describe("the log of moderators", () => {
  test("states who did what, when and why, the newest first, narrowed by act and period", async () => {
    const { id } = await reportedComment();
    await act(at.maud, id);
    at.server.clock.advance(1000);
    await at.maud.call(restore, { params: { id }, body: { reasons: "Relu : pas une insulte." } });
    const { data, pagination } = await log();
    expect(data.map(({ kind, actor, after, reason }) => [kind, actor.name, after?.content, reason])).toEqual([
      ["content.restored", "Maud Petit", "comment", "Relu : pas une insulte."],
      ["content.removed", "Maud Petit", "comment", reasons],
    ]);
    expect(data[0] !== undefined && data[1] !== undefined && data[0].at > data[1].at).toBe(true);
    expect(pagination.totalCount).toBe(2);
    expect((await log({ act: "content.removed" })).data.map(({ kind }) => kind)).toEqual(["content.removed"]);
    expect((await log({ act: "content.kept" })).data).toEqual([]);
    at.server.clock.advance(8 * dayMs);
    anne = await signIn(at.server, { prenom: "Anne", role: "jobpadm" });
    expect((await log({ period: "week" })).data).toEqual([]);
    expect((await log({ period: "month" })).data).toHaveLength(2);
  });

  test("comes in pages, and holds no other act of staff", async () => {
    for (const text of ["Un.", "Deux.", "Trois."]) {
      await act(at.maud, await another(`Commentaire ${text}`), "keep");
      at.server.clock.advance(1000);
    }
    const first = await log({ limit: "2" });
    const second = await log({ limit: "2", cursor: first.pagination.nextCursor ?? "" });
    expect([first.data.length, second.data.length, second.pagination.nextCursor]).toEqual([2, 1, null]);
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(3);
  });
});

test("moderators and administrators alone are informed at once that something was reported, or decided of", async () => {
  const liveEventsFor = async (who: SignedIn) =>
    (await liveEventsOf(at.server, who)).filter(({ name }) => name === "reports_changed").length;
  const { id } = await reportedComment();
  expect([
    await liveEventsFor(at.maud),
    await liveEventsFor(anne),
    await liveEventsFor(at.lea),
    await liveEventsFor(at.karim),
  ]).toEqual([1, 1, 0, 0]);
  await act(at.maud, id);
  expect([await liveEventsFor(at.maud), await liveEventsFor(anne), await liveEventsFor(at.lea)]).toEqual([
    2, 2, 0,
  ]);
});
