import { authContract } from "@jobami/api/auth/contract";
import { devicesContract } from "@jobami/api/devices/contract";
import { expect, test } from "vitest";
import { beginSignedIn } from "../../testing/signed-in-scene.ts";
import { goodPassword, lea, logIn, mailedToken, signUp } from "../../testing/test-accounts.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { connectLive, listenForSockets } from "../../testing/test-connection.ts";
import { signIn, signInAgain } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
const hour = 3_600_000;

let server: TestServer;
let client: TestClient;
beginSignedIn((at) => {
  ({ server, client } = at);
});

const devicesOf = async (browser: TestClient) => (await browser.call(devicesContract.list)).body.data;
const isSignedIn = async (browser: TestClient) => (await browser.call(authContract.profile)).status === 200;
const alerts = async () =>
  (await server.mailbox(lea.email)).filter(({ subject }) => subject.startsWith("Nouvelle connexion depuis "));
const disown = (token: string, browser = server.client()) =>
  browser.call(devicesContract.disown, { body: { token } });

/** Another browser in which Léa signs in. */
async function elsewhere(): Promise<TestClient> {
  const other = server.client();
  await other.call(
    authContract.login,
    { body: { email: lea.email, password: goodPassword } },
    { headers: { "user-agent": firefox } },
  );
  return other;
}

test("a person sees each of their sessions, this one first, by the label of its browser", async () => {
  server.clock.advance(10 * 60_000);
  await elsewhere();
  const devices = await devicesOf(client);
  expect(devices).toMatchObject([
    { isCurrent: true, browser: null, form: "unknown" },
    { isCurrent: false, browser: "Firefox", system: "Windows", form: "desktop" },
  ]);
  expect(devices[1]?.lastUsedAt).toBe(new Date(server.clock.now()).toISOString());
});

test("the last use follows the renewals of a session", async () => {
  const [before] = await devicesOf(client);
  server.clock.advance(10 * 60_000);
  await client.call(authContract.refresh);
  const [after] = await devicesOf(client);
  expect(Date.parse(after?.lastUsedAt ?? "") - Date.parse(before?.lastUsedAt ?? "")).toBe(10 * 60_000);
  expect(after?.signedInAt).toBe(before?.signedInAt);
});

test("a session that is ended falls at its next call, and cannot be renewed", async () => {
  const other = await elsewhere();
  expect(await isSignedIn(other)).toBe(true);
  const [, listed] = await devicesOf(client);
  expect((await client.call(devicesContract.endOne, { params: { id: listed?.id ?? "" } })).status).toBe(200);
  expect(await isSignedIn(other)).toBe(false);
  expect((await other.call(authContract.refresh)).error.code).toBe("SESSION_EXPIRED");
  expect(await isSignedIn(client)).toBe(true);
  expect(await devicesOf(client)).toHaveLength(1);
});

test("the live channel of an ended session closes", async () => {
  const origin = await listenForSockets(server.app);
  const person = await signIn(server);
  const other = await signInAgain(server, person.person);
  const { socket } = await connectLive(origin, other, null);
  const closed = new Promise<string>((resolve) => socket.once("disconnect", resolve));
  await person.call(devicesContract.endOthers);
  expect(await closed).toBe("io server disconnect");
});

test("all the others end at once; this one stays", async () => {
  const others = [await elsewhere(), await elsewhere()];
  const { body } = await client.call(devicesContract.endOthers);
  expect([body.ended, body.message]).toEqual([2, "2 autres sessions sont fermées."]);
  expect(await Promise.all([client, ...others].map(isSignedIn))).toEqual([true, false, false]);
  expect((await client.call(devicesContract.endOthers)).body.ended).toBe(0);
});

test("no one ends a session of another person, one that has ended, or the one they sit at", async () => {
  const stranger = await signIn(server);
  const [own] = await devicesOf(client);
  const end = (by: Pick<TestClient, "call">, id: string) =>
    by.call(devicesContract.endOne, { params: { id } });
  const id = own?.id ?? "";
  expect((await end(stranger, id)).error.code).toBe("NOT_FOUND");
  expect((await end(client, id)).error.code).toBe("NOT_FOUND");
  expect(await isSignedIn(client)).toBe(true);
  const other = await elsewhere();
  const listed = (await devicesOf(client))[1]?.id ?? "";
  const answers = await Promise.all([end(client, listed), end(client, listed)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await isSignedIn(other)).toBe(false);
});

test("the first browser after the sign-up is not written about; each new one is, once", async () => {
  expect(await alerts()).toEqual([]);
  const other = await elsewhere();
  const [letter] = await alerts();
  expect(letter?.subject).toBe("Nouvelle connexion depuis Firefox sur Windows");
  expect(letter?.text).toContain("un appareil que nous ne connaissions pas\u00a0: Firefox sur Windows, le ");
  await other.call(authContract.logout);
  await logIn(other);
  await client.call(authContract.logout);
  await logIn(client);
  expect(await alerts()).toHaveLength(1);
});

test("two sign-ins of one new browser at once are written about once", async () => {
  const other = await elsewhere();
  const cookie = other.jar.get("jobami_device") ?? "";
  await signUp(server, server.client(), { ...lea, email: "zoe@exemple.fr" });
  await logIn(server.client(), "zoe@exemple.fr");
  const twins = [server.client(), server.client()];
  for (const twin of twins) twin.jar.set("jobami_device", cookie);
  await Promise.all(twins.map((twin) => logIn(twin, "zoe@exemple.fr")));
  const mails = await server.mailbox("zoe@exemple.fr");
  expect(mails.filter(({ subject }) => subject.startsWith("Nouvelle connexion"))).toHaveLength(1);
});

test("a browser that one person is known by is new to another", async () => {
  await signUp(server, server.client(), { ...lea, email: "zoe@exemple.fr" });
  await logIn(server.client(), "zoe@exemple.fr");
  await logIn(client, "zoe@exemple.fr");
  const [letter] = await server.mailbox("zoe@exemple.fr");
  expect(letter?.subject).toBe("Nouvelle connexion depuis un navigateur inconnu");
});

test("the link of the mail ends that browser's sessions without a session, and opens the choice of a password", async () => {
  const other = await elsewhere();
  const answer = await disown(await mailedToken(server, lea.email));
  expect(answer.status).toBe(200);
  expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(client)).toBe(true);
  const body = { token: answer.body.resetToken, password: "Nouveau-2027" };
  expect((await server.client().call(authContract.resetPassword, { body })).status).toBe(200);
  expect(await isSignedIn(client)).toBe(false);
  expect((await logIn(server.client(), lea.email, goodPassword)).status).toBe(401);
});

test("the browser that was disowned is new again", async () => {
  const other = await elsewhere();
  await disown(await mailedToken(server, lea.email));
  await logIn(other);
  expect(await alerts()).toHaveLength(2);
});

test("the link serves once, even twice at once, and for a day", async () => {
  await elsewhere();
  const token = await mailedToken(server, lea.email);
  const readers = Array.from({ length: 6 }, () => server.client());
  await Promise.all(readers.map((reader) => reader.csrfToken()));
  const answers = await Promise.all(readers.map((reader) => disown(token, reader)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
  expect((await disown(token)).error.code).toBe("TOKEN_INVALID");
  await elsewhere();
  const second = await mailedToken(server, lea.email);
  server.clock.advance(24 * hour);
  expect((await disown(second)).error.code).toBe("TOKEN_EXPIRED");
});

test("a link of another kind disowns nothing", async () => {
  await client.call(authContract.forgotPassword, { body: { email: lea.email } });
  expect((await disown(await mailedToken(server, lea.email))).error.code).toBe("TOKEN_INVALID");
  expect((await disown("inconnu")).error.code).toBe("TOKEN_INVALID");
  expect(await isSignedIn(client)).toBe(true);
});

test("what ran out is forgotten by the sweep, and a browser seen lately is not", async () => {
  await elsewhere();
  const token = await mailedToken(server, lea.email);
  server.clock.advance(49 * hour);
  await server.domains.devices.sweep();
  expect((await disown(token)).error.code).toBe("TOKEN_INVALID");
  await logIn(client);
  expect(await alerts()).toHaveLength(1);
  server.clock.advance(401 * 24 * hour);
  await server.domains.devices.sweep();
  await client.call(authContract.forgotPassword, { body: { email: lea.email } });
  const body = { token: await mailedToken(server, lea.email), password: goodPassword };
  await client.call(authContract.resetPassword, { body });
  await logIn(client);
  expect(await alerts()).toHaveLength(2);
});
