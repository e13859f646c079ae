import { roles } from "@jobami/api/http/route";
import { verificationContract } from "@jobami/api/verification/contract";
import { mostQualifications } from "@jobami/api/verification/routes";
import { describe, expect, test } from "vitest";
import { eraseRows } from "../../platform/database/personal-data.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { storedActs } from "../../testing/test-audit.ts";
import { sendPicture } from "../../testing/test-files.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { pdfBytes } from "../files/files.fixture.ts";
import { standInCompanies } from "./company-register.ts";
import { dayMs, diploma, setScene } from "./verification.fixture.ts";
import { verificationDocuments, verificationTables } from "./verification.tables.ts";

const { at, administrator, day, isBadged, jobbeur, paper, send, sent, statuses, titles, verdict } =
  setScene();
const { own, withdraw, setCompany, removeCompany, queue, person, take, decide } = verificationContract;

describe("a document", () => {
  test("is sent, looked at, and refused with a reason that its owner reads in the inbox and by mail", async () => {
    const [karim, admin] = [await jobbeur(), await administrator()];
    const id = await sent(karim);
    expect(await statuses(karim)).toEqual([["identity", "submitted"]]);
    await admin.call(take, { params: { id } });
    expect(await statuses(karim)).toEqual([["identity", "reviewing"]]);
    const reason = "La photo est coupée : le bas de la carte manque.";
    expect((await verdict(admin, id, reason)).body.data).toMatchObject({ status: "refused", reason });
    expect((await karim.call(own)).body.data.documents).toMatchObject([{ status: "refused", reason }]);
    expect(await titles(karim)).toEqual(["Document refusé"]);
    expect((await at.server.mailbox(karim.person.email))[0]?.text).toContain(reason);
    expect(await storedActs(at.server)).toMatchObject([
      {
        kind: "verification.refused",
        actorId: admin.person.id,
        subjectId: karim.person.id,
        after: { document: "identity" },
        reason,
      },
    ]);
  });

  test("that was refused gives way to the next; one that counts goes on until the next is accepted", async () => {
    const [karim, admin] = [await jobbeur(), await administrator()];
    await verdict(admin, await sent(karim), "Le document est illisible.");
    const first = await sent(karim);
    expect(await statuses(karim)).toEqual([["identity", "submitted"]]);
    await verdict(admin, first);
    const second = await sent(karim);
    expect(await statuses(karim)).toEqual([
      ["identity", "submitted"],
      ["identity", "accepted"],
    ]);
    await verdict(admin, second);
    expect(await statuses(karim)).toEqual([["identity", "accepted"]]);
    const stored = await at.server.platform.db.select().from(verificationDocuments);
    expect(stored.map(({ status }) => status).sort()).toEqual(["accepted", "replaced", "replaced"]);
  });

  test("is decided by another person than its owner", async () => {
    const own = await administrator();
    const id = await sent(own);
    const refusal = [403, "OWN_ACCOUNT"];
    const taken = await own.call(take, { params: { id } });
    expect([taken.status, taken.error.code]).toEqual(refusal);
    const decided = await verdict(own, id);
    expect([decided.status, decided.error.code]).toEqual(refusal);
    expect((await verdict(await administrator(), id)).status).toBe(200);
  });

  test("is decided once: of two at the same moment one wins, the other is informed", async () => {
    const karim = await jobbeur();
    const [one, other] = [await administrator(), await administrator()];
    const id = await sent(karim);
    const answers = await Promise.all([
      verdict(one, id),
      verdict(other, id, "Le document est illisible."),
      verdict(one, id),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const { status, error } of answers)
      if (status !== 200) expect(error.code).toBe("VERIFICATION_DECIDED");
    expect((await storedActs(at.server)).length).toBe(1);
    expect((await titles(karim)).length).toBe(1);
  });

  test("names its last day where its kind has one, which is not past, and what it certifies", async () => {
    const karim = await jobbeur();
    for (const changes of [
      { expiresOn: null },
      { kind: "insurance", expiresOn: null },
      { expiresOn: "demain" },
      { expiresOn: "2026-02-30" },
      { ...diploma, title: null },
      { ...diploma, title: "x".repeat(81) },
      { ...diploma, expiresOn: day(30) },
      { kind: "autre" },
      { file: "pas-un-fichier" },
    ])
      expect([changes, (await send(karim, changes)).error.code]).toEqual([changes, "VALIDATION_FAILED"]);
    expect((await send(karim, { expiresOn: day(-1) })).error.code).toBe("VERIFICATION_EXPIRED");
    expect((await send(karim, { expiresOn: day(0) })).status).toBe(201);
  });

  test("is a file of one's own, sent for this, and used once", async () => {
    const [karim, lea] = [await jobbeur(), await jobbeur()];
    const foreign = await paper(lea);
    const photo = (await sendPicture(karim.client)).body.file.id;
    for (const file of [foreign, photo, "0b5a9d2e-6f0c-4a38-9d0e-1f6b7c8d9e09"])
      expect((await send(karim, { file })).status).toBe(404);
    const file = await paper(karim);
    expect((await send(karim, { file })).status).toBe(201);
    expect((await send(karim, { ...diploma, file })).error.code).toBe("FILE_IN_USE");
  });

  test("is one of so many qualifications at most", async () => {
    const karim = await jobbeur();
    for (let count = 0; count < mostQualifications; count += 1) await sent(karim, diploma);
    expect((await send(karim, diploma)).error.code).toBe("VERIFICATION_FULL");
    const [first] = (await karim.call(own)).body.data.documents;
    await karim.call(withdraw, { params: { id: first?.id ?? "" } });
    expect((await send(karim, diploma)).status).toBe(201);
  });

  test("is taken back by its owner alone, with its file", async () => {
    const [karim, lea, admin] = [await jobbeur(), await jobbeur(), await administrator()];
    const id = await sent(karim);
    for (const caller of [lea, admin])
      expect((await caller.call(withdraw, { params: { id } })).status).toBe(404);
    const [{ file } = { file: { address: "" } }] = (await karim.call(own)).body.data.documents;
    expect((await karim.call(withdraw, { params: { id } })).body.data.documents).toEqual([]);
    expect((await admin.client.request({ method: "GET", url: file.address })).statusCode).toBe(404);
    expect((await karim.call(withdraw, { params: { id } })).status).toBe(404);
    expect((await verdict(admin, id)).status).toBe(404);
  });

  test("is seen by its owner and administrators with a second factor, by no one else; a PDF is saved, never shown", async () => {
    const karim = await jobbeur();
    await sent(karim, { ...diploma, file: await paper(karim, pdfBytes, "cap.pdf") });
    const [{ file } = { file: { address: "" } }] = (await karim.call(own)).body.data.documents;
    const look = async ({ client }: Pick<SignedIn, "client">) =>
      client.request({ method: "GET", url: file.address });
    expect((await look(karim)).headers["content-disposition"]).toContain("attachment");
    for (const role of roles) {
      const seen = (await look(await signIn(at.server, { role }))).statusCode;
      expect([role, seen]).toEqual([role, role === "jobpadm" ? 200 : 404]);
    }
    expect(
      (await look(await signIn(at.server, { role: "jobpadm", hasSecondFactor: false }))).statusCode,
    ).toBe(404);
    expect((await look({ client: at.server.client() })).statusCode).toBe(404);
  });
});

describe("staff", () => {
  test("alone sees the queue and decides, with a second factor", async () => {
    const karim = await jobbeur();
    const id = await sent(karim);
    const params = { id };
    const calls = async ({ call }: Pick<SignedIn, "call">) => [
      (await call(queue)).status,
      (await call(person, { params: { id: karim.person.id } })).status,
      (await call(take, { params })).status,
      (await call(decide, { params, body: { decision: "refuse", reason: "Le document est illisible." } }))
        .status,
    ];
    for (const role of ["jobutil", "jobmodo"] as const)
      expect([role, await calls(await signIn(at.server, { role }))]).toEqual([role, [403, 403, 403, 403]]);
    expect(await calls(await signIn(at.server, { role: "jobpadm", hasSecondFactor: false }))).toEqual([
      403, 403, 403, 403,
    ]);
    expect(await calls(at.server.client())).toEqual([401, 401, 401, 401]);
    expect(await statuses(karim)).toEqual([["identity", "submitted"]]);
    expect(await calls(await administrator())).toEqual([200, 200, 200, 200]);
  });

  test("is shown who waits longest first, and who comes next", async () => {
    const admin = await administrator();
    const people = [];
    for (const prenom of ["Zoé", "Ana", "Max"]) {
      const someone = await signIn(at.server, { prenom });
      await sent(someone);
      at.server.clock.advance(1000);
      people.push(someone);
    }
    await sent(people[0] as SignedIn, diploma);
    const { body } = await admin.call(queue);
    expect(body.data.map(({ name }) => name.split(" ")[0])).toEqual(["Zoé", "Ana", "Max"]);
    expect([body.pagination.totalCount, body.data[0]?.kinds]).toEqual([3, ["identity", "qualification"]]);
    const [zoe, ana] = body.data;
    const next = async (id = "") => (await admin.call(person, { params: { id } })).body.next;
    expect([await next(zoe?.id), await next(ana?.id)]).toEqual([ana?.id, zoe?.id]);
  });

  test("gives a reason when it refuses, and none when it accepts", async () => {
    const [karim, admin] = [await jobbeur(), await administrator()];
    const id = await sent(karim);
    for (const body of [
      { decision: "refuse", reason: null },
      { decision: "refuse", reason: "Non." },
      { decision: "refuse", reason: "x".repeat(501) },
      { decision: "accept", reason: "Un motif qui n’a rien à faire ici." },
      { decision: "peut-être", reason: null },
    ])
      expect((await admin.call(decide, { params: { id }, body: body as never })).error.code).toBe(
        "VALIDATION_FAILED",
      );
    expect(await statuses(karim)).toEqual([["identity", "submitted"]]);
  });

  test("cannot accept what ran out while it waited", async () => {
    const [karim, admin] = [await jobbeur(), await administrator()];
    const id = await sent(karim, { expiresOn: day(1) });
    at.server.clock.advance(2 * dayMs);
    const later = await signInAgain(at.server, admin.person);
    expect((await verdict(later, id)).error.code).toBe("VERIFICATION_EXPIRED");
  });
});

describe("the verified badge", () => {
  async function proved() {
    const [karim, admin] = [await jobbeur(), await administrator()];
    const identity = await sent(karim, { expiresOn: day(60) });
    const qualification = await sent(karim, diploma);
    await verdict(admin, identity);
    await verdict(admin, qualification);
    return { karim, admin, identity, qualification };
  }

  test("is given with 5 positive reviews, not with 4, and not without either paper [POL-10]", async () => {
    const { karim, qualification } = await proved();
    const { id } = karim.person;
    expect([await isBadged(id), (await karim.call(own)).body.data.badge.positiveReviews]).toEqual([false, 0]);
    at.reviews = 4;
    expect(await isBadged(id)).toBe(false);
    at.reviews = 5;
    expect(await isBadged(id)).toBe(true);
    expect((await karim.call(own)).body.data.badge).toEqual({
      isGiven: true,
      hasValidIdentity: true,
      hasQualification: true,
      positiveReviews: 5,
    });
    await karim.call(withdraw, { params: { id: qualification } });
    expect(await isBadged(id)).toBe(false);
    const lea = await jobbeur();
    expect(await isBadged(lea.person.id)).toBe(false);
    await sent(lea);
    await sent(lea, diploma);
    expect(await isBadged(lea.person.id)).toBe(false);
  });

  test("falls the day after the identity document's last, with or without the job [POL-10]", async () => {
    const { karim } = await proved();
    at.reviews = 9;
    at.server.clock.advance(60 * dayMs);
    expect(await isBadged(karim.person.id)).toBe(true);
    at.server.clock.advance(dayMs);
    expect(await isBadged(karim.person.id)).toBe(false);
    await at.server.domains.verification.remind();
    expect(await isBadged(karim.person.id)).toBe(false);
    expect(await statuses(await signInAgain(at.server, karim.person))).toEqual([
      ["qualification", "accepted"],
      ["identity", "expired"],
    ]);
  });

  test("falls with a review that is no longer positive [POL-10]", async () => {
    const { karim } = await proved();
    at.reviews = 5;
    expect(await isBadged(karim.person.id)).toBe(true);
    at.reviews = 4;
    expect(await isBadged(karim.person.id)).toBe(false);
  });
});

describe("reminders", () => {
  test("come once 30 and once 7 days before the last day, and once after it, however often the job runs", async () => {
    const [karim, admin] = [await jobbeur(), await administrator()];
    await verdict(admin, await sent(karim, { kind: "insurance", expiresOn: day(31) }));
    const subjects = async () =>
      (await at.server.mailbox(karim.person.email)).map(({ subject }) => subject).reverse();
    const run = async (days: number) => {
      at.server.clock.advance(days * dayMs);
      const { remind } = at.server.domains.verification;
      await Promise.all([remind(), remind()]);
      await remind();
      return subjects();
    };
    const accepted = ["Document accepté"];
    expect(await run(0)).toEqual(accepted);
    const first = [...accepted, "Document bientôt expiré"];
    expect(await run(1)).toEqual(first);
    expect(await run(22)).toEqual(first);
    const second = [...first, "Document bientôt expiré"];
    expect(await run(1)).toEqual(second);
    expect(await run(7)).toEqual(second);
    expect(await run(1)).toEqual([...second, "Document expiré"]);
    expect(await run(30)).toEqual([...second, "Document expiré"]);
    expect(await titles(await signInAgain(at.server, karim.person))).toHaveLength(4);
  });
});

describe("a company", () => {
  test("is named by a SIRET that the register knows as open", async () => {
    const karim = await jobbeur();
    const { status, body } = await karim.call(setCompany, { body: { siret: "732 829 320 00074" } });
    expect([status, body.data.company]).toMatchObject([
      200,
      { siret: "73282932000074", name: "Entreprise 732829320", isActive: true },
    ]);
    expect((await karim.call(removeCompany)).body.data.company).toBeNull();
  });

  test("is not stored where the number is none, unknown, or of a closed one", async () => {
    const karim = await jobbeur();
    const refused = async (siret: string) => {
      const { status, error } = await karim.call(setCompany, { body: { siret } });
      return [status, error.code];
    };
    expect(await refused("73282932000075")).toEqual([400, "VALIDATION_FAILED"]);
    expect(await refused("")).toEqual([400, "VALIDATION_FAILED"]);
    expect(await refused("7".repeat(5000))).toEqual([400, "VALIDATION_FAILED"]);
    expect(await refused(standInCompanies.unknown)).toEqual([404, "COMPANY_UNKNOWN"]);
    expect(await refused(standInCompanies.closed)).toEqual([409, "COMPANY_CLOSED"]);
    expect((await karim.call(own)).body.data.company).toBeNull();
  });
});

test("whoever leaves leaves no paper behind", async () => {
  const karim = await jobbeur();
  await sent(karim);
  await inTransaction(at.server.platform.db, (tx) => eraseRows(tx, verificationTables, karim.person.id));
  expect(await at.server.platform.db.select().from(verificationDocuments)).toEqual([]);
});
