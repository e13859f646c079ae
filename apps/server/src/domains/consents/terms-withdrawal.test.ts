import { consentsContract } from "@jobami/api/consents/contract";
import { missionsContract } from "@jobami/api/missions/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { earliestTermsDay } from "@jobami/machines/consents/terms-version";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { missionInput } from "../../testing/test-missions.ts";
import { makePerson, type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const { publishVersion, withdrawVersion, versions, termsStatus } = consentsContract;
const administrator = () => signIn(server, { role: "jobpadm" });
const publish = ({ call }: Pick<SignedIn, "call">) =>
  call(publishVersion, {
    body: {
      cgvVersion: "1.1",
      cguVersion: "1.0",
      takesEffectOn: earliestTermsDay(server.clock.now()),
      changes: "Les litiges se règlent d’abord par une médiation gratuite.",
    },
  });

describe("announced terms", () => {
  const reason = "Une faute s’est glissée dans le <texte>.";
  const withdraw = ({ call }: Pick<SignedIn, "call">, id: string, input: object = { reason }) =>
    call(withdrawVersion, { params: { id }, body: input });
  const mailsAbout = async (email: string) =>
    (await server.mailbox(email)).filter(({ subject }) => subject === "Nos conditions ne changent pas");

  test("are taken back before their date: no one has to accept them, and who was informed of them learns that, once [POL-14]", async () => {
    const admin = await administrator();
    const lea = await signIn(server);
    const { body: published } = await publish(admin);
    await server.settle();
    const later = await makePerson(server);
    const done = await withdraw(admin, published.data.id ?? "");
    expect([done.status, done.body.data.status, done.body.data.withdrawalReason]).toEqual([
      200,
      "withdrawn",
      reason,
    ]);
    await server.settle();
    const { terms } = server.domains.consents;
    await Promise.all([terms.announce(), terms.announce()]);
    const [mail, ...others] = await mailsAbout(lea.person.email);
    expect([others, mail?.text.includes(reason), mail?.html.includes("<texte>")]).toEqual([[], true, false]);
    expect(await mailsAbout(later.email)).toEqual([]);
    const { body: inbox } = await lea.call(notificationsContract.list);
    expect(inbox.data.map(({ title }) => title)).toEqual([
      "Nos conditions ne changent pas",
      "Nos conditions changent",
    ]);
    server.clock.advance(Date.parse(published.data.takesEffectAt ?? "") - server.clock.now());
    const then = await signInAgain(server, lea.person);
    expect((await then.call(termsStatus)).body).toMatchObject({ hasConsent: true, cgvVersion: "1.0" });
    expect((await then.call(missionsContract.create, { body: missionInput(server) })).status).toBe(201);
    expect(await server.platform.db.select().from(auditEntries)).toMatchObject([
      { kind: "terms.published" },
      { kind: "terms.withdrawn", actorId: admin.person.id, subjectId: published.data.id, reason },
    ]);
  });

  test("that no one was informed of yet are taken back in silence, and their numbers serve again", async () => {
    const admin = await administrator();
    const lea = await signIn(server);
    const { body: published } = await publish(admin);
    await withdraw(admin, published.data.id ?? "");
    await server.settle();
    expect((await lea.call(notificationsContract.list)).body.data).toEqual([]);
    expect([await mailsAbout(lea.person.email), (await publish(admin)).status]).toEqual([[], 200]);
    expect((await admin.call(versions)).body.data.map(({ status }) => status)).toEqual([
      "announced",
      "inForce",
      "withdrawn",
    ]);
  });

  test("that hold, were taken back or never were stay as they are", async () => {
    const admin = await administrator();
    const { body: published } = await publish(admin);
    const id = published.data.id ?? "";
    const unknown = await withdraw(admin, "01930000-0000-7000-8000-00000000dead");
    expect([unknown.status, unknown.error.code]).toEqual([404, "NOT_FOUND"]);
    const both = await Promise.all([withdraw(admin, id), withdraw(admin, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await withdraw(admin, id)).error.code).toBe("TERMS_NOT_ANNOUNCED");
    const { body: next } = await publish(admin);
    const at = Date.parse(next.data.takesEffectAt ?? "");
    server.clock.advance(at - server.clock.now());
    const late = await signInAgain(server, admin.person);
    expect((await withdraw(late, next.data.id ?? "")).error.code).toBe("TERMS_NOT_ANNOUNCED");
  });

  test("are for administrators to take back, with a reason", async () => {
    const admin = await administrator();
    const { body: published } = await publish(admin);
    const id = published.data.id ?? "";
    for (const role of ["jobutil", "jobmodo"] as const)
      expect((await withdraw(await signIn(server, { role }), id)).status).toBe(403);
    expect((await server.client().call(withdrawVersion, { params: { id }, body: { reason } })).status).toBe(
      401,
    );
    for (const input of [{}, { reason: "" }, { reason: "Non." }, { reason: "x".repeat(1501) }])
      expect((await withdraw(admin, id, input)).error.code).toBe("VALIDATION_FAILED");
    expect((await admin.call(versions)).body.data[0]?.status).toBe("announced");
  });
});
