import { accountContract } from "@jobami/api/account/contract";
import { authContract } from "@jobami/api/auth/contract";
import { passkeysContract } from "@jobami/api/passkeys/contract";
import { mostPasskeys } from "@jobami/api/passkeys/routes";
import { describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/database/transaction.ts";
import { beginSignedIn } from "../../testing/signed-in-scene.ts";
import { goodPassword, lea, logIn, signUp } from "../../testing/test-accounts.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { countAsProved } from "../../testing/test-mail-proof.ts";
import {
  type DeviceFaults,
  type SoftwareKey,
  softwareKey,
  withPasskey,
} from "../../testing/test-passkeys.ts";
import { signIn as anotherPerson } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";
import { challengeLifeMs } from "./passkeys.service.ts";
import { relyingPartyOf } from "./relying-party.ts";

const { add, begin, beginSignIn, list, remove, rename, signIn } = passkeysContract;

let server: TestServer;
let client: TestClient;
beginSignedIn(async (at) => {
  ({ server, client } = at);
  await countAsProved(server);
});

type Key = ReturnType<typeof softwareKey>;
const options = async (from = client) =>
  (await from.call(begin, { body: { password: goodPassword } })).body.options;
const keep = (credential: object, from = client, name = "Mon téléphone") =>
  from.call(add, { body: { name, credential } });
const names = async (from = client) => (await from.call(list)).body.data.map(({ name }) => name);

/** Signs in from a browser that knows nothing yet. */
async function enter(key: Key, faults: DeviceFaults = {}, visitor = server.client()) {
  const asked = await visitor.call(beginSignIn);
  const answered = await visitor.call(signIn, {
    body: { credential: key.answer(asked.body.options, faults) },
  });
  return { ...answered, visitor };
}

const isSignedIn = async (visitor: TestClient) => (await visitor.call(authContract.profile)).status === 200;

describe("adding a passkey", () => {
  test("takes the password, and is mailed about", async () => {
    const wrong = await client.call(begin, { body: { password: "Autre-2026!" } });
    expect([wrong.status, wrong.error.code]).toEqual([401, "INVALID_CREDENTIALS"]);
    const asked = await options();
    expect(asked).toMatchObject({
      rp: { id: "localhost" },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const stored = await keep(softwareKey().make(asked));
    expect([stored.status, stored.body.data]).toEqual([
      201,
      expect.objectContaining({ name: "Mon téléphone", isSynced: false, lastUsedAt: null }),
    ]);
    expect(await names()).toEqual(["Mon téléphone"]);
    const [mail] = await server.mailbox(lea.email);
    expect(mail?.subject).toBe("Une clé d’accès ouvre votre compte");
    expect(mail?.text).toContain("«\u202fMon téléphone\u202f»");
  });

  test.each<[string, DeviceFaults]>([
    ["another origin", { origin: "https://jobami.example.org" }],
    ["the same machine under an address", { origin: "http://127.0.0.1:3000" }],
    ["another port", { origin: "http://localhost:4000" }],
    ["another name of the site", { rpId: "example.org" }],
    ["a device that did not ask who holds it", { isVerified: false }],
    ["an answer to another question", { type: "webauthn.get" }],
  ])("is refused from %s, and the challenge is used up", async (_, faults) => {
    const asked = await options();
    const key = softwareKey();
    expect((await keep(key.make(asked, faults))).error.code).toBe("PASSKEY_REFUSED");
    expect((await keep(key.make(asked))).error.code).toBe("PASSKEY_EXPIRED");
    expect(await names()).toEqual([]);
  });

  test("its challenge serves once, for five minutes, for whom it was drawn, and for nothing else", async () => {
    const asked = await options();
    expect((await keep(softwareKey().make(asked))).status).toBe(201);
    expect((await keep(softwareKey().make(asked))).error.code).toBe("PASSKEY_EXPIRED");
    const late = await options();
    server.clock.advance(challengeLifeMs);
    expect((await keep(softwareKey().make(late))).error.code).toBe("PASSKEY_EXPIRED");
    const mine = await options();
    const other = await anotherPerson(server);
    expect((await keep(softwareKey().make(mine), other.client)).error.code).toBe("PASSKEY_EXPIRED");
    const { body } = await client.call(beginSignIn);
    const asAdded = { ...body.options, rp: { id: "localhost" } };
    expect((await keep(softwareKey().make(asAdded))).error.code).toBe("PASSKEY_EXPIRED");
    expect((await keep(softwareKey().make(mine, { challenge: "x" }))).error.code).toBe("PASSKEY_EXPIRED");
  });

  test("of two answers to one challenge at once, one is stored", async () => {
    const asked = await options();
    const both = await Promise.all([1, 2].map(() => keep(softwareKey().make(asked))));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(await names()).toHaveLength(1);
  });

  test("the same key is not added twice, by no one", async () => {
    const { key } = await withPasskey(server, client);
    expect((await keep(key.make(await options()))).error.code).toBe("PASSKEY_KNOWN");
    const other = server.client();
    await signUp(server, other, { ...lea, email: "autre@exemple.fr" });
    await logIn(other, "autre@exemple.fr");
    await countAsProved(server);
    expect((await keep(key.make(await options(other)), other)).error.code).toBe("PASSKEY_KNOWN");
  });

  test("ten are enough", async () => {
    for (let count = 0; count < mostPasskeys; count += 1) await withPasskey(server, client, `Clé ${count}`);
    const more = await client.call(begin, { body: { password: goodPassword } });
    expect([more.status, more.error.code]).toEqual([409, "PASSKEYS_FULL"]);
  });

  test.each([
    [
      {
        id: "a",
        rawId: "a",
        type: "public-key",
        response: { clientDataJSON: "e30", attestationObject: "oA" },
      },
      "PASSKEY_EXPIRED",
    ],
    [
      {
        id: "a",
        rawId: "a",
        type: "public-key",
        response: { clientDataJSON: "<script>", attestationObject: "" },
      },
      "VALIDATION_FAILED",
    ],
    [{ id: "a".repeat(5000), rawId: "a", type: "public-key", response: {} }, "VALIDATION_FAILED"],
    [null, "VALIDATION_FAILED"],
  ])("what no device made is refused: case %#", async (credential, code) => {
    expect((await client.call(add, { body: { name: "Clé", credential } })).error.code).toBe(code);
  });

  test("a visitor adds, lists, renames and removes nothing", async () => {
    const { passkey } = await withPasskey(server, client);
    const visitor = server.client();
    const params = { id: passkey.id };
    const answers = [
      await visitor.call(list),
      await visitor.call(begin, { body: { password: goodPassword } }),
      await visitor.call(rename, { params, body: { name: "À moi" } }),
      await visitor.call(remove, { params, body: { password: goodPassword } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(await names()).toEqual(["Mon téléphone"]);
  });
});

describe("signing in with a passkey", () => {
  test("opens the account without the password, and without a code where one is asked for", async () => {
    const { key } = await withPasskey(server, client);
    await client.call(authContract.setTwoFactor, { body: { enabled: true, password: goodPassword } });
    const { status, body, visitor } = await enter(key);
    expect([status, body.requiresTwoFactor, body.user?.email]).toEqual([200, false, lea.email]);
    expect(body).not.toHaveProperty("passwordStatus");
    expect(await isSignedIn(visitor)).toBe(true);
    expect((await client.call(list)).body.data[0]?.lastUsedAt).not.toBe(null);
  });

  test.each<[string, DeviceFaults]>([
    ["another origin", { origin: "https://jobami.example.org" }],
    ["the same machine under an address", { origin: "http://127.0.0.1:3000" }],
    ["another name of the site", { rpId: "example.org" }],
    ["a device that did not ask who holds it", { isVerified: false }],
    ["an answer to another question", { type: "webauthn.create" }],
    ["another key", { signer: softwareKey() as SoftwareKey }],
  ])("is refused from %s, and the challenge is used up", async (_, faults) => {
    const { key } = await withPasskey(server, client);
    const visitor = server.client();
    const { body } = await visitor.call(beginSignIn);
    const tried = await visitor.call(signIn, { body: { credential: key.answer(body.options, faults) } });
    expect(tried.error.code).toBe("PASSKEY_REFUSED");
    const again = await visitor.call(signIn, { body: { credential: key.answer(body.options) } });
    expect(again.error.code).toBe("PASSKEY_EXPIRED");
    expect(await isSignedIn(visitor)).toBe(false);
  });

  test("an answer is no good a second time, nor after five minutes", async () => {
    const { key } = await withPasskey(server, client);
    const first = server.client();
    const { body } = await first.call(beginSignIn);
    const credential = key.answer(body.options);
    expect((await first.call(signIn, { body: { credential } })).status).toBe(200);
    const thief = server.client();
    expect((await thief.call(signIn, { body: { credential } })).error.code).toBe("PASSKEY_EXPIRED");
    const late = await thief.call(beginSignIn);
    server.clock.advance(challengeLifeMs);
    const overdue = await thief.call(signIn, { body: { credential: key.answer(late.body.options) } });
    expect(overdue.error.code).toBe("PASSKEY_EXPIRED");
  });

  test("of one answer sent twice at once, one goes through", async () => {
    const { key } = await withPasskey(server, client);
    const { body } = await client.call(beginSignIn);
    const credential = key.answer(body.options);
    const both = await Promise.all(
      [server.client(), server.client()].map((one) => one.call(signIn, { body: { credential } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test("a device that counts backwards is a copy, and is refused", async () => {
    const { key } = await withPasskey(server, client);
    expect((await enter(key, { counter: 7 })).status).toBe(200);
    expect((await enter(key, { counter: 7 })).error.code).toBe("PASSKEY_REFUSED");
    expect((await enter(key, { counter: 8 })).status).toBe(200);
  });

  test("a key that no one registered gets the same answer as one that signs wrongly", async () => {
    const { key } = await withPasskey(server, client);
    const unknown = await enter(softwareKey());
    const wrong = await enter(key, { signer: softwareKey() });
    const errorOf = ({ error }: typeof unknown) => ({ ...error, requestId: undefined });
    expect(errorOf(unknown)).toEqual(errorOf(wrong));
  });

  test("a suspended person does not get in, a paused one comes back", async () => {
    const { key } = await withPasskey(server, client);
    await client.call(accountContract.pause);
    expect((await enter(key)).status).toBe(200);
    const account = await server.domains.users.byEmail(server.platform.db, lea.email);
    await inTransaction(server.platform.db, (tx) =>
      server.domains.users.life.suspend(tx, account?.id ?? "", { by: "staff", hours: null, reason: "Faux" }),
    );
    const { error, visitor } = await enter(key);
    expect(error.code).toBe("ACCOUNT_DEACTIVATED");
    expect(await isSignedIn(visitor)).toBe(false);
  });
});

describe("one's passkeys", () => {
  test("are renamed by their owner alone", async () => {
    const { passkey } = await withPasskey(server, client);
    const params = { id: passkey.id };
    const done = await client.call(rename, { params, body: { name: "Téléphone de Léa" } });
    expect(done.body.data.name).toBe("Téléphone de Léa");
    const other = await anotherPerson(server);
    expect((await other.call(rename, { params, body: { name: "À moi" } })).status).toBe(404);
    expect((await client.call(rename, { params, body: { name: " " } })).status).toBe(400);
    expect(await names()).toEqual(["Téléphone de Léa"]);
  });

  test("are removed under the password by their owner alone; the password stays a way in", async () => {
    const { key, passkey } = await withPasskey(server, client);
    const input = { params: { id: passkey.id }, body: { password: goodPassword } };
    const wrong = await client.call(remove, { ...input, body: { password: "Autre-2026!" } });
    expect(wrong.error.code).toBe("INVALID_CREDENTIALS");
    const other = server.client();
    await signUp(server, other, { ...lea, email: "autre@exemple.fr" });
    await logIn(other, "autre@exemple.fr");
    expect((await other.call(remove, input)).status).toBe(404);
    expect((await client.call(remove, input)).status).toBe(200);
    expect([await names(), (await enter(key)).error.code]).toEqual([[], "PASSKEY_REFUSED"]);
    expect((await logIn(server.client())).status).toBe(200);
    expect((await client.call(remove, input)).status).toBe(404);
    const subjects = (await server.mailbox(lea.email)).map(({ subject }) => subject);
    expect(subjects.filter((one) => one === "Une clé d’accès est retirée")).toHaveLength(1);
  });
});

describe("where passkeys work", () => {
  const brand = { name: "Jobami" } as never;
  test.each([
    ["https://jobami.fr", { id: "jobami.fr", origin: "https://jobami.fr" }],
    ["http://127.0.0.1:3000", { id: "localhost", origin: "http://localhost:3000" }],
    ["http://[::1]:3000", { id: "localhost", origin: "http://localhost:3000" }],
    ["https://192.168.1.20", null],
    ["https://[2001:db8::1]", null],
  ])("%s", (publicUrl, wanted) => {
    const found = relyingPartyOf({ publicUrl, brand });
    expect(found).toEqual(wanted === null ? null : expect.objectContaining(wanted));
  });
});
