import { accountContract } from "@jobami/api/account/contract";
import { hiddenMark } from "@jobami/api/masking/mark";
import { messagesContract } from "@jobami/api/messages/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { exportRows } from "../../platform/database/personal-data.ts";
import { offer } from "../../testing/samples.ts";
import { goodPassword, lea as leaAccount, logIn, mailedToken, signUp } from "../../testing/test-accounts.ts";
import { liveEventsOf, postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { conversation, write } from "./messages.fixture.ts";
import { messagesTables } from "./messages.tables.ts";

const { list, open, thread } = messagesContract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const listOf = async (who: SignedIn, query: Record<string, string> = {}) =>
  (await who.call(list, { query })).body.data;
const threadOf = async (who: SignedIn, id: string) => (await who.call(thread, { params: { id } })).body.data;
const textsOf = async (who: SignedIn, id: string) =>
  (await threadOf(who, id)).messages.map(({ text }) => text);
const readAll = (who: SignedIn) => who.call(notificationsContract.markAllRead);
const eventsOf = async (who: SignedIn, name: string) =>
  (await liveEventsOf(server, who)).filter((event) => event.name === name);
const accept = ({ owner, missionId, proposalId }: Awaited<ReturnType<typeof conversation>>) =>
  owner.call(proposalsContract.accept, { params: { id: missionId, proposalId }, body: {} });

describe("contact details", () => {
  test("are hidden from the other until the two agree, then shown in earlier messages too [MSG-11]", async () => {
    const about = await conversation(server);
    const { owner, jobbeur, id } = about;
    const text = "Appelez le 06 12 34 56 78 ou karim@exemple.fr";
    const sent = await write(jobbeur, id, text);
    expect(sent.body.data).toMatchObject({
      text,
      hidden: [{ start: 11, length: 14, kind: "phone" }, { kind: "email" }],
    });
    const hidden = `Appelez le ${hiddenMark} ou ${hiddenMark}`;
    const [before] = (await threadOf(owner, id)).messages;
    expect(before).toMatchObject({ text: hidden, hidden: [{ kind: "phone" }, { kind: "email" }] });
    expect((await listOf(owner)).conversations[0]?.last_message_preview).toBe(hidden);
    expect((await listOf(jobbeur)).conversations[0]?.last_message_preview).toBe(text);
    expect((await accept(about)).status).toBe(200);
    for (const who of [owner, jobbeur])
      expect((await threadOf(who, id)).messages).toMatchObject([{ text, hidden: [] }]);
    expect((await listOf(owner)).conversations[0]).toMatchObject({
      last_message_preview: text,
      is_agreed: true,
    });
    await write(owner, id, "Et moi le 07 00 00 00 01");
    expect((await eventsOf(jobbeur, "new_message")).at(-1)?.payload).toMatchObject({
      message: { text: "Et moi le 07 00 00 00 01", hidden: [] },
    });
  });

  test("stay hidden from a jobbeur who was not chosen", async () => {
    const about = await conversation(server);
    const other = await signIn(server, { prenom: "Bob", userType: "jobbeur" });
    const made = await other.call(proposalsContract.propose, {
      params: { id: about.missionId },
      body: offer,
    });
    const { body } = await other.call(open, { body: { proposalId: made.body.data.proposalId } });
    await write(about.owner, body.data.id, "Mon numéro : 06 12 34 56 78");
    await accept(about);
    expect(await textsOf(other, body.data.id)).toEqual([`Mon numéro : ${hiddenMark}`]);
  });
});

describe("one’s own data", () => {
  test("what one wrote is exported, never what others wrote", async () => {
    const { owner, jobbeur, id } = await conversation(server);
    await write(owner, id, "De Léa");
    await write(jobbeur, id, "De Karim");
    const rows = await exportRows(server.platform.db, messagesTables, owner.person.id);
    expect(rows.private_messages?.map(({ body }) => body)).toEqual(["De Léa"]);
    expect(rows.conversation_sides).toHaveLength(1);
  });

  test("goes with whoever leaves, also where it was heard and where it still counted", async () => {
    const account = { ...leaAccount, email: "nora@exemple.fr", prenom: "Nora" };
    const nora = server.client();
    const id = await signUp(server, nora, account);
    await logIn(nora, account.email);
    const asSignedIn = { call: nora.call, client: nora, person: { id } } as unknown as SignedIn;
    const mission = await postMission(server, asSignedIn);
    const jobbeur = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
    const made = await jobbeur.call(proposalsContract.propose, { params: { id: mission.id }, body: offer });
    const { body } = await jobbeur.call(open, { body: { proposalId: made.body.data.proposalId } });
    await readAll(jobbeur);
    await write(jobbeur, body.data.id, "Bonjour Nora");
    await write(asSignedIn, body.data.id, "Secret de Nora");
    await nora.call(accountContract.askDeletion, { body: { password: goodPassword, reason: "privacy" } });
    const token = await mailedToken(server, account.email);
    await nora.call(accountContract.confirmDeletion, { body: { token } });
    const end = await nora.call(accountContract.finishDeletion, { body: { token, password: goodPassword } });
    expect(end.status).toBe(200);
    expect(await textsOf(jobbeur, body.data.id)).toEqual(["Bonjour Nora"]);
    expect((await listOf(jobbeur)).conversations[0]).toMatchObject({
      otherUser: { prenom: "Ancien membre", initiale: "" },
      statut: "closed",
      unread_count: 0,
    });
    expect((await listOf(jobbeur, { unread_only: "true" })).totalCount).toBe(0);
    expect(JSON.stringify(await liveEventsOf(server, jobbeur))).not.toContain("Secret");
  });
});
