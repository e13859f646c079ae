import { verificationContract } from "@jobami/api/verification/contract";
import { checksOf, type DocumentCheck, type RevocationAct } from "@jobami/api/verification/routes";
import { describe, expect, test } from "vitest";
import { storedActs } from "../../testing/test-audit.ts";
import { lookedAt } from "../../testing/test-files.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { dayMs, diploma, setScene } from "./verification.fixture.ts";

const { at, accept, administrator, day, isBadged, jobbeur, storedRow, sent, statuses, titles, verdict } =
  setScene();
const { own, person, queue, revoke, take } = verificationContract;

const because = "La photo n’est pas celle du profil.";
const takeBack = (by: SignedIn, id: string, act: RevocationAct = "revoke", reason = because) =>
  by.call(revoke, { params: { id }, body: { act, reason } });

describe("to accept", () => {
  test("is to have opened the document oneself: a page fetched ahead, a list and another's look are none", async () => {
    const [karim, admin, other] = [await jobbeur(), await administrator(), await administrator()];
    const id = await sent(karim);
    const file = (await storedRow(id))?.fileId ?? "";
    const all = checksOf("identity");
    const refused = async () => [(await accept(admin, id, all)).error.code, await statuses(karim)];
    const unseen = ["VERIFICATION_UNSEEN", [["identity", "reviewing"]]];
    await admin.call(queue);
    await admin.call(person, { params: { id: karim.person.id } });
    await admin.call(take, { params: { id } });
    expect(await refused()).toEqual(unseen);
    const ahead = {
      method: "GET",
      url: `/storage/${file}/large`,
      headers: { "sec-purpose": "prefetch" },
    } as const;
    expect((await admin.client.request(ahead)).statusCode).toBe(503);
    expect(await refused()).toEqual(unseen);
    expect(await lookedAt(other.client, file)).toBe(200);
    const second = await sent(karim, diploma);
    await lookedAt(admin.client, (await storedRow(second))?.fileId ?? "");
    expect((await accept(admin, id, all)).error.code).toBe("VERIFICATION_UNSEEN");
    expect(await lookedAt(admin.client, file)).toBe(200);
    expect((await accept(admin, id, all)).status).toBe(200);
  });

  test("is to tick all that is checked of its kind, which is stored with the decision", async () => {
    const [karim, admin] = [await jobbeur(), await administrator()];
    for (const changes of [{}, diploma, { kind: "insurance" }]) {
      const id = await sent(karim, changes);
      const { kind = "identity", fileId = "" } = (await storedRow(id)) ?? {};
      await lookedAt(admin.client, fileId);
      const all = checksOf(kind);
      for (const missing of all) {
        const some = all.filter((check) => check !== missing);
        expect([missing, (await accept(admin, id, some)).error.code]).toEqual([
          missing,
          "VERIFICATION_UNCHECKED",
        ]);
      }
      expect((await accept(admin, id, [])).error.code).toBe("VERIFICATION_UNCHECKED");
      const repeated = Array.from({ length: 99 }, () => "whole") as DocumentCheck[];
      expect((await accept(admin, id, repeated)).error.code).toBe("VALIDATION_FAILED");
      expect((await accept(admin, id, ["sourire" as DocumentCheck])).error.code).toBe("VALIDATION_FAILED");
      expect((await accept(admin, id, [...all, ...all].slice(0, 8))).body.data.checks).toEqual(all);
      expect((await storedRow(id))?.checks).toEqual(all);
      expect((await storedActs(at.server)).find((act) => act.after?.document === kind)).toMatchObject({
        kind: "verification.accepted",
        after: { checks: all.join(" ") },
      });
    }
  });
});

describe("an accepted document", () => {
  async function accepted(changes: object = {}) {
    const [karim, admin] = [await jobbeur(), await administrator()];
    const id = await sent(karim, changes);
    await verdict(admin, id);
    return { karim, admin, id };
  }

  test.each([
    ["revoke", "revoked", "Document qui n’est plus accepté"],
    ["request", "requested", "Document à envoyer de nouveau"],
  ] as const)(
    "counts no more once staff states %s: badge and profile follow, its owner learns why, it is audited",
    async (act, status, title) => {
      const { karim, admin, id } = await accepted();
      await verdict(admin, await sent(karim, diploma));
      at.reviews = 5;
      expect(await isBadged(karim.person.id)).toBe(true);
      const { body } = await takeBack(admin, id, act);
      expect(body.data).toMatchObject({ status, reason: because, checks: [...checksOf("identity")] });
      expect(await isBadged(karim.person.id)).toBe(false);
      expect((await karim.call(own)).body.data).toMatchObject({
        documents: [{ status: "accepted" }, { status, reason: because }],
        badge: { isGiven: false, hasValidIdentity: false, hasQualification: true },
      });
      expect((await titles(karim))[0]).toBe(title);
      const [mail] = await at.server.mailbox(karim.person.email);
      expect([mail?.subject, mail?.text]).toEqual([title, expect.stringContaining(because)]);
      expect(mail?.text).toContain("badge «\u202fVérifié\u202f»");
      expect((await storedActs(at.server)).at(-1)).toMatchObject({
        kind: `verification.${status}`,
        actorId: admin.person.id,
        subjectId: karim.person.id,
        after: { document: "identity" },
        reason: because,
      });
      const next = await sent(karim);
      expect(await statuses(karim)).toEqual([
        ["identity", "submitted"],
        ["qualification", "accepted"],
      ]);
      await verdict(admin, next);
      expect(await isBadged(karim.person.id)).toBe(true);
    },
  );

  test("is taken back once: of fifty at the same moment one wins, the others are informed", async () => {
    const { karim, admin, id } = await accepted();
    const other = await administrator();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        takeBack(at % 2 === 0 ? admin : other, id, at % 3 === 0 ? "request" : "revoke"),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, error } of answers)
      if (status !== 200) expect([status, error.code]).toEqual([409, "VERIFICATION_NOT_ACCEPTED"]);
    expect(await storedActs(at.server)).toHaveLength(2);
    expect(await titles(karim)).toHaveLength(2);
  });

  test("is not what waits, was refused, ran out, was replaced or is gone", async () => {
    const [karim, admin] = [await jobbeur(), await administrator()];
    const refused = async (id: string) => (await takeBack(admin, id)).error.code;
    const waiting = await sent(karim);
    expect(await refused(waiting)).toBe("VERIFICATION_NOT_ACCEPTED");
    await verdict(admin, waiting, "Le document est illisible.");
    expect(await refused(waiting)).toBe("VERIFICATION_NOT_ACCEPTED");
    const former = await sent(karim, { expiresOn: day(1) });
    await verdict(admin, former);
    const latter = await sent(karim, { expiresOn: day(1) });
    await verdict(admin, latter);
    expect(await refused(former)).toBe("VERIFICATION_NOT_ACCEPTED");
    expect((await takeBack(admin, "0b5a9d2e-6f0c-4a38-9d0e-1f6b7c8d9e09")).status).toBe(404);
    at.server.clock.advance(2 * dayMs);
    const later = await signInAgain(at.server, admin.person);
    expect((await takeBack(later, latter)).error.code).toBe("VERIFICATION_NOT_ACCEPTED");
  });

  test("is taken back by other staff than its owner, with a reason, and by no one else", async () => {
    const own = await administrator();
    const id = await sent(own);
    await verdict(await administrator(), id);
    expect((await takeBack(own, id)).error.code).toBe("OWN_ACCOUNT");
    const admin = await administrator();
    for (const body of [
      { act: "revoke", reason: "Non." },
      { act: "revoke", reason: "x".repeat(501) },
      { act: "revoke" },
      { act: "erase", reason: because },
      { reason: because },
    ])
      expect((await admin.call(revoke, { params: { id }, body: body as never })).error.code).toBe(
        "VALIDATION_FAILED",
      );
    for (const role of ["jobutil", "jobmodo"] as const)
      expect((await takeBack(await signIn(at.server, { role }), id)).status).toBe(403);
    const bare = await signIn(at.server, { role: "jobpadm", hasSecondFactor: false });
    expect((await takeBack(bare, id)).error.code).toBe("SECOND_FACTOR_REQUIRED");
    const visitor = { params: { id }, body: { act: "revoke", reason: because } } as const;
    expect((await at.server.client().call(revoke, visitor)).status).toBe(401);
    expect((await storedRow(id))?.status).toBe("accepted");
  });
});
