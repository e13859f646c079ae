import { commentsContract } from "@jobami/api/comments/contract";
import { roles } from "@jobami/api/http/route";
import { missionsContract } from "@jobami/api/missions/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { reportsContract } from "@jobami/api/reports/contract";
import { appealWindowMs } from "@jobami/machines/moderation/content-report";
import { describe, expect, test } from "vitest";
import { eraseRows, exportRows } from "../../platform/database/personal-data.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { offer } from "../../testing/samples.ts";
import { storedActs } from "../../testing/test-audit.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { absent, outcome, reasons, setScene } from "./reports.fixture.ts";
import { contentReports, moderationCases, reportsTables } from "./reports.tables.ts";

const { report, cases, case: one, restore } = reportsContract;
const { at, writeComment, sendReport, listed, readBy, inbox, act, reportedComment } = setScene();

describe("a hidden comment", () => {
  test("is read by its author and staff alone until it is restored; author and reporter learn why [MOD-10]", async () => {
    const { comment, id } = await reportedComment();
    const { status, body } = await act(at.maud, id);
    expect([status, body.data.status, body.data.isRemoved, body.data.decidedBy]).toEqual([
      200,
      "removed",
      true,
      "Maud Petit",
    ]);
    const shown = [[comment.comment, "removed", "Karim"]];
    for (const by of [at.karim, at.maud]) expect(await readBy(by)).toEqual(shown);
    for (const by of [at.lea, at.ines]) expect(await readBy(by)).toEqual([]);
    expect(await inbox(at.karim)).toContainEqual({
      title: "Contenu masqué par la modération",
      content: expect.stringContaining(reasons),
    });
    const [letter] = await at.server.mailbox(at.karim.person.email);
    expect(letter?.text).toContain(reasons);
    expect(letter?.text).toContain("bonjour@jobami.fr");
    expect((await inbox(at.lea))[0]).toEqual({
      title: "Votre signalement est traité",
      content: expect.stringMatching(new RegExp(`est masqué\\..*${reasons}`)),
    });
    const lifted = await at.maud.call(restore, {
      params: { id },
      body: { reasons: "Relu : pas une insulte." },
    });
    expect([lifted.status, lifted.body.data.status]).toEqual([200, "restored"]);
    for (const by of [at.karim, at.maud, at.lea, at.ines])
      expect(await readBy(by)).toEqual([[comment.comment, "published", "Karim"]]);
    expect((await inbox(at.karim))[0]).toEqual({
      title: "Contenu de nouveau visible",
      content: expect.stringContaining("Relu : pas une insulte."),
    });
  });

  test("with answers leaves its place to others, without text or name, and takes no answer", async () => {
    const { comment, id } = await reportedComment();
    await writeComment(at.lea, "Je ne suis pas d’accord.", comment.id);
    await act(at.maud, id);
    expect(await readBy(at.ines)).toEqual([
      ["", "removed", null],
      ["Je ne suis pas d’accord.", "published", "Léa"],
    ]);
    const body = { comment: "Moi non plus.", parentId: comment.id };
    const answer = await at.ines.call(commentsContract.post, { params: { id: at.missionId }, body });
    expect(answer.status).toBe(409);
    expect(outcome(await sendReport(at.ines, comment.id))).toEqual([404, "NOT_FOUND"]);
  });

  test("that its author deleted cannot be hidden any more, and the report is closed", async () => {
    const { comment, id } = await reportedComment();
    await at.karim.call(commentsContract.remove, { params: { id: at.missionId, commentId: comment.id } });
    expect((await at.maud.call(one, { params: { id } })).body.data.now).toBeNull();
    expect(outcome(await act(at.maud, id))).toEqual([409, "CONTENT_GONE"]);
    expect((await act(at.maud, id, "keep", "Son auteur l’a supprimé.")).status).toBe(200);
  });
});

describe("a hidden mission", () => {
  const lists = [missionsContract.list, missionsContract.all];
  async function hidden() {
    await sendReport(at.karim, at.missionId, { content_type: "mission" });
    const [found] = await listed({ kind: "mission" });
    await act(at.maud, found?.id ?? "", "remove", "Cette mission est une publicité.");
    return found?.id ?? "";
  }
  const seenBy = async (by: SignedIn) => [
    (await by.call(missionsContract.details, { params: { id: at.missionId } })).status,
    ...(await Promise.all(lists.map(async (list) => (await by.call(list, { query: {} })).body.data.length))),
    (await by.call(missionsContract.list, { query: { search: "jardin" } })).body.data.length,
    (await by.call(commentsContract.list, { params: { id: at.missionId } })).status,
  ];

  test("is gone for everybody but its owner and staff, and back once restored [MOD-10]", async () => {
    const before = await seenBy(at.ines);
    expect(before.slice(0, 3)).toEqual([200, 1, 1]);
    const id = await hidden();
    expect(await seenBy(at.ines)).toEqual([404, 0, 0, 0, 404]);
    expect(
      (await at.lea.call(missionsContract.details, { params: { id: at.missionId } })).body.data.isHidden,
    ).toBe(true);
    const own = await at.lea.call(missionsContract.all, { query: { owner: "true" } });
    expect(own.body.data.map(({ isHidden }) => isHidden)).toEqual([true]);
    expect((await at.maud.call(missionsContract.details, { params: { id: at.missionId } })).status).toBe(200);
    await at.maud.call(restore, { params: { id }, body: { reasons: "Relu : une vraie mission." } });
    expect(await seenBy(at.ines)).toEqual(before);
  });

  test("takes no proposal, and none of those that wait is accepted; who proposed does not see it any more", async () => {
    const { body } = await at.karim.call(proposalsContract.propose, {
      params: { id: at.missionId },
      body: offer,
    });
    await hidden();
    const propose = await at.ines.call(proposalsContract.propose, {
      params: { id: at.missionId },
      body: offer,
    });
    expect(outcome(propose)).toEqual([404, "NOT_FOUND"]);
    const params = { id: at.missionId, proposalId: body.data.proposalId };
    const accepted = await at.lea.call(proposalsContract.accept, {
      params,
      body: { expectedVersion: body.data.version },
    } as never);
    expect(outcome(accepted)).toEqual([409, "MISSION_CLOSED"]);
    expect((await seenBy(at.karim)).slice(0, 3)).toEqual([404, 0, 0]);
  });
});

describe("a decision", () => {
  test("is one moderator's: of two at once one wins and the other is informed", async () => {
    const { id } = await reportedComment();
    const nina = await signIn(at.server, { prenom: "Nina", role: "jobmodo" });
    const answers = await Promise.all([act(at.maud, id, "keep"), act(nina, id, "remove")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({
      code: "REPORT_TRANSITION_REFUSED",
      message: "Quelqu’un d’autre a déjà décidé de ce signalement.",
    });
    const entries = await storedActs(at.server);
    expect(entries.filter(({ kind }) => kind.startsWith("content."))).toHaveLength(1);
  });

  test("wants reasons, and stands in the audit with them", async () => {
    const { comment, id } = await reportedComment();
    for (const why of ["", "   ", "Non.", "a".repeat(1001)])
      expect(outcome(await act(at.maud, id, "remove", why)), why.slice(0, 5)).toEqual([
        400,
        "VALIDATION_FAILED",
      ]);
    await act(at.maud, id);
    await at.maud.call(restore, { params: { id }, body: { reasons: "Relu : pas une insulte." } });
    const entries = await storedActs(at.server);
    expect(
      entries.map(({ kind, actorId, subjectKind, subjectId, reason, after }) => [
        kind,
        actorId,
        subjectKind,
        subjectId,
        reason,
        after,
      ]),
    ).toEqual([
      [
        "content.removed",
        at.maud.person.id,
        "content",
        comment.id,
        reasons,
        { status: "removed", content: "comment" },
      ],
      [
        "content.restored",
        at.maud.person.id,
        "content",
        comment.id,
        "Relu : pas une insulte.",
        { status: "restored", content: "comment" },
      ],
    ]);
  });

  test("is not taken by members, nor by staff of what they wrote themselves", async () => {
    const { id } = await reportedComment();
    const restoring = { params: { id }, body: { reasons: "Relu : pas une insulte." } };
    for (const by of [at.lea, at.karim]) {
      expect(outcome(await by.call(cases))).toEqual([403, "FORBIDDEN"]);
      expect(outcome(await by.call(one, { params: { id } }))).toEqual([403, "FORBIDDEN"]);
      expect(outcome(await act(by, id))).toEqual([403, "FORBIDDEN"]);
      expect(outcome(await by.call(restore, restoring))).toEqual([403, "FORBIDDEN"]);
    }
    expect(outcome(await act(at.server.client(), id))).toEqual([401, "UNAUTHENTICATED"]);
    expect(outcome(await act(at.maud, absent))).toEqual([404, "NOT_FOUND"]);
    expect(outcome(await at.maud.call(restore, restoring))).toEqual([409, "REPORT_TRANSITION_REFUSED"]);
    const own = await writeComment(at.maud, "Un avis de la maison.");
    await sendReport(at.lea, own.id);
    const found = (await listed()).find(({ contentId }) => contentId === own.id);
    expect(outcome(await act(at.maud, found?.id ?? ""))).toEqual([403, "OWN_CONTENT"]);
    const paul = await signIn(at.server, { role: "jobpadm" });
    await sendReport(paul, own.id);
    expect(outcome(await act(paul, found?.id ?? "", "keep"))).toEqual([403, "OWN_REPORT"]);
    const nora = await signIn(at.server, { role: "jobpadm" });
    expect((await act(nora, found?.id ?? "", "keep")).status).toBe(200);
  });

  test("leaves the content where it is stored, and another report opens a case anew", async () => {
    const { comment, id } = await reportedComment();
    await act(at.maud, id, "keep", "Un avis, pas une insulte.");
    expect(await readBy(at.ines)).toEqual([[comment.comment, "published", "Karim"]]);
    expect(await listed()).toEqual([]);
    expect((await listed({ status: "decided" })).map((found) => found.id)).toEqual([id]);
    await sendReport(at.ines, comment.id);
    const [next] = await listed();
    expect(next?.id).not.toBe(id);
  });

  test("can be contested for six months; then it is closed and visitors are forgotten", async () => {
    const visitor = { name: "Nora Petit", email: "nora@exemple.fr" };
    const about = { content_type: "profile" as const, content_id: at.karim.person.id, reason: "Faux." };
    await at.server.client().call(report, { body: { ...about, ...visitor } });
    const [found] = await listed();
    await act(at.maud, found?.id ?? "", "keep", "Rien à redire ici.");
    const rows = async () => {
      await at.server.domains.reports.close();
      const [reportCase] = await at.server.platform.db.select().from(moderationCases);
      const [firstReport] = await at.server.platform.db.select().from(contentReports);
      return [reportCase?.status, firstReport?.name, firstReport?.email];
    };
    at.server.clock.advance(appealWindowMs);
    expect(await rows()).toEqual(["kept", "Nora Petit", "nora@exemple.fr"]);
    at.server.clock.advance(1);
    expect(await rows()).toEqual(["closed", null, null]);
  });
});

test("who leaves is not named any more: neither what they wrote nor why they reported", async () => {
  const { id } = await reportedComment();
  const mine = await exportRows(at.server.platform.db, reportsTables, at.lea.person.id);
  expect(mine.content_reports).toHaveLength(1);
  expect(
    (await exportRows(at.server.platform.db, reportsTables, at.karim.person.id)).moderation_cases,
  ).toEqual([expect.not.objectContaining({ decided_by: expect.anything() })]);
  for (const { person } of [at.lea, at.karim])
    await inTransaction(at.server.platform.db, (tx) => eraseRows(tx, reportsTables, person.id));
  const { body } = await at.maud.call(one, { params: { id } });
  expect([
    body.data.words,
    body.data.title,
    body.data.reports.map(({ name, reason }) => [name, reason]),
  ]).toEqual(["", "", [[null, ""]]]);
});

test("the list is of every role that moderates, and no other", async () => {
  const answers = await Promise.all(
    roles.map(async (role) => [role, (await (await signIn(at.server, { role })).call(cases)).status]),
  );
  expect(answers).toEqual([
    ["jobutil", 403],
    ["jobmodo", 200],
    ["jobpadm", 200],
  ]);
});
