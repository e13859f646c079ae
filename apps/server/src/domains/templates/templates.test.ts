import { maxMessage } from "@jobami/api/messages/routes";
import { templatesContract } from "@jobami/api/templates/contract";
import { maxTemplateName, maxTemplates } from "@jobami/api/templates/routes";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { eraseRows, exportRows } from "../../platform/database/personal-data.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { draft, withTemplate } from "./templates.samples.ts";
import { templatesTables } from "./templates.tables.ts";

const { list, add, change, remove } = templatesContract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const namesOf = async (who: Pick<SignedIn, "call">) =>
  (await who.call(list)).body.data.map(({ name }) => name);
const keep = (who: Pick<SignedIn, "call">, name: string, text = "Bonjour") =>
  who.call(add, { body: { name, text } });

test("is stored, changed and removed, and stands by name, in every browser of its owner", async () => {
  const lea = await signIn(server);
  await keep(lea, "merci");
  const { body } = await keep(lea, "Arrivée", "  J’arrive.\n");
  expect(body.data).toMatchObject({ name: "Arrivée", text: "J’arrive." });
  expect(await namesOf(await signInAgain(server, lea.person))).toEqual(["Arrivée", "merci"]);
  const params = { id: body.data.id };
  const changed = await lea.call(change, { params, body: { name: "Retard", text: "En retard." } });
  expect(changed.body.data).toEqual({ id: body.data.id, name: "Retard", text: "En retard." });
  expect(await namesOf(lea)).toEqual(["merci", "Retard"]);
  expect((await lea.call(remove, { params })).status).toBe(200);
  expect((await lea.call(remove, { params })).status).toBe(404);
  expect(await namesOf(lea)).toEqual(["merci"]);
});

test("does not exist for anybody else", async () => {
  const { id, ...lea } = await withTemplate(server);
  const visitor = server.client();
  expect((await visitor.call(list)).status).toBe(401);
  for (const who of [await signIn(server), await signIn(server, { role: "jobpadm" })]) {
    expect(await namesOf(who)).toEqual([]);
    expect((await who.call(change, { params: { id }, body: draft })).status).toBe(404);
    expect((await who.call(remove, { params: { id } })).status).toBe(404);
  }
  expect(await namesOf(lea)).toEqual([draft.name]);
});

test("has a name of one line and text of a message", async () => {
  const { id, ...lea } = await withTemplate(server);
  for (const body of [
    { ...draft, name: "" },
    { ...draft, name: "   " },
    { ...draft, name: "a".repeat(maxTemplateName + 1) },
    { ...draft, name: "deux\nlignes" },
    { ...draft, text: "" },
    { ...draft, text: " \n " },
    { ...draft, text: "a".repeat(maxMessage + 1) },
    { ...draft, text: "nul\u0000" },
  ]) {
    expect((await lea.call(add, { body })).error.code, JSON.stringify(body)).toBe("VALIDATION_FAILED");
    expect((await lea.call(change, { params: { id }, body })).error.code).toBe("VALIDATION_FAILED");
  }
  const hostile = "<script>alert(1)</script>'; drop table users; --";
  expect((await keep(lea, hostile.slice(0, maxTemplateName), hostile)).body.data.text).toBe(hostile);
});

test("are at most so many, also when the last ones are stored at once", async () => {
  const lea = await signIn(server);
  for (let at = 1; at < maxTemplates; at += 1) await keep(lea, `n° ${at}`);
  const last = await Promise.all(["A", "B", "C"].map((name) => keep(lea, name)));
  expect(last.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect((await keep(lea, "D")).error.code).toBe("TEMPLATES_FULL");
  expect(await namesOf(lea)).toHaveLength(maxTemplates);
});

test("are in their owner’s export, and go with them", async () => {
  const { person } = await withTemplate(server);
  const { db } = server.platform;
  const rows = async () => (await exportRows(db, templatesTables, person.id)).answer_templates;
  expect(await rows()).toMatchObject([{ name: draft.name, body: draft.text }]);
  await inTransaction(db, (tx) => eraseRows(tx, templatesTables, person.id));
  expect(await rows()).toEqual([]);
});
