import type { Comment } from "@jobami/api/comments/contract";
import { commentsContract } from "@jobami/api/comments/contract";
import { messagesContract } from "@jobami/api/messages/contract";
import { profilesContract } from "@jobami/api/profiles/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { reportsContract } from "@jobami/api/reports/contract";
import { describe, expect, test } from "vitest";
import { offer } from "../../testing/samples.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { absent, outcome, setScene } from "./reports.fixture.ts";
import { mostOfMember, mostOfVisitor } from "./reports.sender.ts";

const { reportContent, report, case: one, restore } = reportsContract;
const { at, writeComment, sendReport, listed, inbox, act, reportedComment } = setScene();

describe("a report", () => {
  test("of a comment or a mission reaches the moderators' list, its contents beside each other, the oldest first [MOD-06, MOD-07, MOD-10]", async () => {
    const comment = await writeComment(at.karim, "Ce client est un menteur.");
    const { status, body } = await sendReport(at.lea, comment.id);
    expect([status, body]).toEqual([
      201,
      {
        success: true,
        data: { id: expect.any(String), createdAt: new Date(at.server.clock.now()).toISOString() },
        message: expect.stringContaining("Merci"),
      },
    ]);
    at.server.clock.advance(60_000);
    await sendReport(at.karim, at.missionId, { content_type: "mission", reason: "C’est une publicité." });
    await sendReport(at.ines, comment.id);
    expect(await listed()).toEqual([
      expect.objectContaining({
        kind: "comment",
        contentId: comment.id,
        words: "Ce client est un menteur.",
        author: { id: at.karim.person.id, name: "Karim Benali" },
        people: 2,
        isFlagged: false,
        status: "reported",
      }),
      expect.objectContaining({ kind: "mission", contentId: at.missionId, people: 1 }),
    ]);
    expect((await listed({ kind: "mission" })).map(({ kind }) => kind)).toEqual(["mission"]);
    expect(await listed({ source: "filter" })).toEqual([]);
    expect(await listed({ status: "decided" })).toEqual([]);
  });

  test("of any other kind is refused by that call, and so is what is no content at all [MOD-07]", async () => {
    for (const content_type of ["profile", "message", "review", "offer", "", "Comment", null, 3])
      expect(outcome(await sendReport(at.lea, at.missionId, { content_type })), String(content_type)).toEqual(
        [400, "VALIDATION_FAILED"],
      );
    for (const body of [
      {},
      { content_type: "comment" },
      { content_type: "mission", content_id: at.missionId, reason: " " },
    ])
      expect(outcome(await at.lea.call(reportContent, { body: body as never }))).toEqual([
        400,
        "VALIDATION_FAILED",
      ]);
    const huge = { content_type: "mission", reason: "a".repeat(1001) };
    expect(outcome(await sendReport(at.karim, at.missionId, huge))).toEqual([400, "VALIDATION_FAILED"]);
    expect(await listed()).toEqual([]);
  });

  test("wants a session and the CSRF token [MOD-08]", async () => {
    const body = { content_type: "mission", content_id: at.missionId, reason: "Publicité." } as const;
    expect(outcome(await at.server.client().call(reportContent, { body }))).toEqual([401, "UNAUTHENTICATED"]);
    expect(outcome(await at.karim.client.call(reportContent, { body }, { csrf: null }))).toEqual([
      403,
      "CSRF_TOKEN_INVALID",
    ]);
    expect((await at.karim.call(reportContent, { body })).status).toBe(201);
  });

  test("is one a person and content, also twice at once", async () => {
    const comment = await writeComment(at.karim, "Ce client est un menteur.");
    const answers = await Promise.all([
      sendReport(at.lea, comment.id),
      sendReport(at.lea, comment.id),
      sendReport(at.lea, comment.id),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(outcome(await sendReport(at.lea, comment.id))).toEqual([409, "ALREADY_REPORTED"]);
    expect((await listed()).map(({ people }) => people)).toEqual([1]);
  });

  test("of two people at once opens one case", async () => {
    const comment = await writeComment(at.karim, "Ce client est un menteur.");
    await Promise.all([sendReport(at.lea, comment.id), sendReport(at.ines, comment.id)]);
    expect((await listed()).map(({ people }) => people)).toEqual([2]);
  });

  test("of one's own content, of what one may not see, or of nothing is refused", async () => {
    const comment = await writeComment(at.karim, "Ce client est un menteur.");
    expect(outcome(await sendReport(at.karim, comment.id))).toEqual([403, "OWN_CONTENT"]);
    expect(outcome(await sendReport(at.lea, at.missionId, { content_type: "mission" }))).toEqual([
      403,
      "OWN_CONTENT",
    ]);
    expect(outcome(await sendReport(at.lea, absent))).toEqual([404, "NOT_FOUND"]);
    expect(outcome(await sendReport(at.lea, at.missionId))).toEqual([404, "NOT_FOUND"]);
    const { body } = await at.karim.call(commentsContract.post, {
      params: { id: at.missionId },
      body: { comment: "Entre nous.", isPrivate: true },
    });
    expect(outcome(await sendReport(at.ines, body.data.id))).toEqual([404, "NOT_FOUND"]);
    expect((await sendReport(at.lea, body.data.id)).status).toBe(201);
  });

  test("is acknowledged in the inbox at once", async () => {
    await reportedComment();
    expect(await inbox(at.lea)).toContainEqual({
      title: "Signalement reçu",
      content: expect.stringContaining("nous avons bien reçu votre signalement du commentaire (mission"),
    });
  });

  test("keeps text of whatever kind letter for letter", async () => {
    const odd = "🪴 مرحبا '); drop table content_reports; -- <script>alert(1)</script>\nSuite";
    const { id } = await reportedComment();
    const { comment } = { comment: await writeComment(at.karim, "Un autre.") };
    await sendReport(at.ines, comment.id, { reason: odd });
    const other = (await listed()).find((found) => found.id !== id);
    const { body } = await at.maud.call(one, { params: { id: other?.id ?? "" } });
    expect(body.data.reports.map(({ reason }) => reason)).toEqual([odd]);
  });

  test("is one of a bounded number a day", async () => {
    const comments: Comment[] = [];
    for (let number = 0; number <= mostOfMember; number += 1)
      comments.push(await writeComment(at.karim, `Question ${number}`));
    for (const comment of comments.slice(0, mostOfMember))
      expect((await sendReport(at.lea, comment.id)).status).toBe(201);
    const last = comments.at(-1)?.id ?? "";
    expect(outcome(await sendReport(at.lea, last))).toEqual([429, "TOO_MANY_REQUESTS"]);
    at.server.clock.advance(25 * 3_600_000);
    const again = await signIn(at.server, { prenom: "Nora" });
    expect((await sendReport(again, last)).status).toBe(201);
  });
});

describe("POST /api/reports", () => {
  const visitor = { name: "Nora Petit", email: "nora@exemple.fr" };
  const aProfile = (more: object = {}) => ({
    content_type: "profile" as const,
    content_id: at.karim.person.id,
    reason: "Il se fait passer pour un autre.",
    ...more,
  });

  test("takes a profile from a visitor, who declares who they are and is reported by mail of receipt and decision", async () => {
    const client = at.server.client();
    const missing = await client.call(report, { body: aProfile() });
    expect(missing.error.fields?.map(({ path }) => path)).toEqual(["name", "email"]);
    expect((await client.call(report, { body: aProfile(visitor) })).status).toBe(201);
    expect((await at.server.mailbox(visitor.email)).map(({ subject }) => subject)).toEqual([
      "Signalement reçu",
    ]);
    // Anybody may type another person’s address: what strangers wrote is not carried there.
    const [receipt] = await at.server.mailbox(visitor.email);
    expect(receipt?.text).toMatch(/votre signalement du profil\.$/m);
    // Stated again under that address it is answered alike, whoever declares it, and nothing more happens.
    const again = await client.call(report, { body: aProfile({ ...visitor, email: "NORA@exemple.fr" }) });
    expect(again.status).toBe(201);
    expect(await at.server.mailbox(visitor.email)).toHaveLength(1);
    const [found] = await listed({ kind: "profile" });
    const id = found?.id ?? "";
    expect((await at.maud.call(one, { params: { id } })).body.data.reports).toEqual([
      expect.objectContaining({ source: "visitor", name: "Nora Petit" }),
    ]);
    await act(at.maud, id, "keep", "Rien n’indique une usurpation.");
    const [letter] = await at.server.mailbox(visitor.email);
    expect(letter?.text).toContain("Rien n’indique une usurpation.");
    expect(letter?.text).toMatch(/contester cette décision, gratuitement/);
    expect(letter?.text).toMatch(/\/decision\?token=[\w-]{43}/);
  });

  test("takes a message from its reader alone, and shows moderators nothing else of the conversation", async () => {
    const { body } = await at.karim.call(proposalsContract.propose, {
      params: { id: at.missionId },
      body: offer,
    });
    const { body: made } = await at.lea.call(messagesContract.open, {
      body: { proposalId: body.data.proposalId },
    });
    const params = { id: made.data.id };
    const write = async (by: SignedIn, text: string) =>
      (await by.call(messagesContract.send, { params, body: { client_id: crypto.randomUUID(), text } })).body
        .data;
    await write(at.lea, "Bonjour, samedi vous va ?");
    const rude = await write(at.karim, "Vous êtes une menteuse.");
    const aMessage = { content_type: "message" as const, content_id: rude.id, reason: "Il m’insulte." };
    expect(outcome(await at.ines.call(report, { body: aMessage }))).toEqual([404, "NOT_FOUND"]);
    expect(outcome(await at.server.client().call(report, { body: { ...aMessage, ...visitor } }))).toEqual([
      404,
      "NOT_FOUND",
    ]);
    expect(outcome(await at.karim.call(report, { body: aMessage }))).toEqual([403, "OWN_CONTENT"]);
    expect((await at.lea.call(report, { body: aMessage })).status).toBe(201);
    const [found] = await listed({ kind: "message" });
    const id = found?.id ?? "";
    expect(JSON.stringify((await at.maud.call(one, { params: { id } })).body)).not.toContain(
      "samedi vous va",
    );
    const texts = async () =>
      (await at.lea.call(messagesContract.thread, { params })).body.data.messages.map(({ text }) => text);
    await act(at.maud, id);
    expect(await texts()).toEqual([
      "Bonjour, samedi vous va ?",
      "Ce message a été masqué par la modération.",
    ]);
    await at.maud.call(restore, { params: { id }, body: { reasons: "Relu : rien d’insultant." } });
    expect(await texts()).toEqual(["Bonjour, samedi vous va ?", "Vous êtes une menteuse."]);
  });

  test("refuses comments and missions, hidden people and more than some a day from one address", async () => {
    const client = at.server.client();
    for (const content_type of ["comment", "mission", "autre"])
      expect(
        outcome(await client.call(report, { body: aProfile({ ...visitor, content_type }) as never })),
      ).toEqual([400, "VALIDATION_FAILED"]);
    expect(
      outcome(await client.call(report, { body: aProfile({ ...visitor, content_id: at.maud.person.id }) })),
    ).toEqual([404, "NOT_FOUND"]);
    for (let number = 0; number < mostOfVisitor; number += 1) {
      const { person } = await signIn(at.server, { userType: "jobbeur" });
      const body = aProfile({ ...visitor, content_id: person.id });
      expect((await client.call(report, { body })).status).toBe(201);
    }
    expect(outcome(await client.call(report, { body: aProfile(visitor) }))).toEqual([
      429,
      "TOO_MANY_REQUESTS",
    ]);
  });

  test("what a person declares of themselves is taken away and put back, and what they wrote since stays", async () => {
    const draft = {
      version: 0,
      headline: "Le meilleur",
      about: "Les autres sont nuls.",
      services: [],
      zone: null,
      availability: {
        monday: [],
        tuesday: [],
        wednesday: [],
        thursday: [],
        friday: [],
        saturday: [],
        sunday: [],
      },
      languages: [],
      equipment: [],
    };
    await at.karim.call(profilesContract.save, { body: draft });
    await at.lea.call(report, { body: aProfile() });
    const [found] = await listed({ kind: "profile" });
    const id = found?.id ?? "";
    const profileTexts = async () => {
      const { headline, about } = (
        await at.lea.call(profilesContract.byId, { params: { id: at.karim.person.id } })
      ).body.profil.data;
      return [headline, about];
    };
    await act(at.maud, id);
    expect(await profileTexts()).toEqual(["", ""]);
    await at.karim.call(profilesContract.save, {
      body: { ...draft, version: 2, headline: "Jardinier", about: "" },
    });
    await at.maud.call(restore, { params: { id }, body: { reasons: "Relu : rien de grave." } });
    expect(await profileTexts()).toEqual(["Jardinier", "Les autres sont nuls."]);
  });
});
