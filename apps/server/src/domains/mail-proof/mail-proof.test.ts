import { authContract } from "@jobami/api/auth/contract";
import { authenticatorContract } from "@jobami/api/authenticator/contract";
import { mailProofContract } from "@jobami/api/mail-proof/contract";
import { passkeysContract } from "@jobami/api/passkeys/contract";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { beginSignedIn } from "../../testing/signed-in-scene.ts";
import { goodPassword, lea, logIn, mailedCode } from "../../testing/test-accounts.ts";
import type { TestClient } from "../../testing/test-client.ts";
import type { TestServer } from "../../testing/test-server.ts";
import { mailProofLifeMs } from "../auth/auth.domain.ts";
import { refused } from "../proposals/proposals.fixture.ts";

const minuteMs = 60_000;

let server: TestServer;
let client: TestClient;
beginSignedIn((at) => {
  ({ server, client } = at);
});

const ask = (from = client) => from.call(mailProofContract.ask);
const give = (code: string, from = client) => from.call(mailProofContract.give, { body: { code } });
const code = () => mailedCode(server, lea.email);
const underPassword = { body: { password: goodPassword } };
const waysIn = {
  app: (from = client) => from.call(authenticatorContract.begin, underPassword),
  passkey: (from = client) => from.call(passkeysContract.begin, underPassword),
};
const wrongFor = (right: string) => (right === "000000" ? "000001" : "000000");
const rows = async () => (await server.platform.db.execute(sql`select * from mail_proofs`)).rows;

describe.each(["app", "passkey"] as const)("a way in of the kind %s", (kind) => {
  test("is not begun by a password alone; the mailed code opens it, for 15 minutes and this sign-in alone", async () => {
    const begin = waysIn[kind];
    expect(refused(await begin())).toEqual([403, "MAIL_PROOF_NEEDED"]);
    await ask();
    expect((await give(await code())).status).toBe(200);
    expect((await begin()).status).toBe(200);
    const other = server.client();
    await logIn(other);
    expect(refused(await begin(other))).toEqual([403, "MAIL_PROOF_NEEDED"]);
    server.clock.advance(mailProofLifeMs - 1);
    expect((await begin()).status).toBe(200);
    server.clock.advance(1);
    expect(refused(await begin())).toEqual([403, "MAIL_PROOF_NEEDED"]);
  });

  test("reports a wrong password before it asks for a code, and no mail leaves by itself", async () => {
    const contract = kind === "app" ? authenticatorContract.begin : passkeysContract.begin;
    const wrong = await client.call(contract, { body: { password: "Mauvais-2026" } });
    expect(refused(wrong)).toEqual([401, "INVALID_CREDENTIALS"]);
    const before = (await server.mailbox(lea.email)).length;
    await waysIn[kind]();
    expect(await server.mailbox(lea.email)).toHaveLength(before);
  });
});

test("a sign-in by a mailed code has proved it already", async () => {
  await client.call(authContract.setTwoFactor, { body: { enabled: true, password: goodPassword } });
  const other = server.client();
  await logIn(other);
  await other.call(authContract.verifyTwoFactor, { body: { code: await code(), method: "mail" } });
  expect((await waysIn.app(other)).status).toBe(200);
});

describe("the code", () => {
  test("goes to the account's address alone, states what it is for, and is named by no answer", async () => {
    const { body } = await ask();
    expect(body.maskedEmail).not.toContain("lea@");
    const [mail] = await server.mailbox(lea.email);
    expect(mail?.subject).toMatch(/^\d{6} est votre code de confirmation$/);
    expect(JSON.stringify(body)).not.toContain(await code());
    expect(JSON.stringify(await rows())).not.toContain(await code());
  });

  test("is sent at most once a minute, whichever sign-in asks; the newest of a sign-in serves, once", async () => {
    await ask();
    const first = await code();
    const other = server.client();
    await logIn(other);
    for (const from of [client, other]) {
      const soon = await ask(from);
      expect(refused(soon)).toEqual([429, "COOLDOWN_ACTIVE"]);
      expect(soon.error.data).toMatchObject({ retryAfterSeconds: 60 });
    }
    server.clock.advance(minuteMs);
    await ask();
    const second = await code();
    if (first !== second) expect(refused(await give(first))).toEqual([400, "CODE_INVALID"]);
    expect(refused(await give(second, other))).toEqual([400, "CODE_EXPIRED"]);
    expect((await give(second)).status).toBe(200);
    expect(refused(await give(second))).toEqual([400, "CODE_EXPIRED"]);
  });

  test("of ten askers at once one is mailed", async () => {
    const before = (await server.mailbox(lea.email)).length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await server.mailbox(lea.email)).toHaveLength(before + 1);
  });

  test("ends after ten minutes", async () => {
    await ask();
    const late = await code();
    server.clock.advance(10 * minuteMs);
    expect(refused(await give(late))).toEqual([400, "CODE_EXPIRED"]);
  });

  test("is not found by trying: five tries at once or after each other, in however many sign-ins, lock it, the right one too", async () => {
    await ask();
    const right = await code();
    const tries = await Promise.all(Array.from({ length: 20 }, () => give(wrongFor(right))));
    const codes = tries.map((one) => refused(one)[1]);
    expect(codes.filter((one) => one === "CODE_INVALID")).toHaveLength(4);
    expect(codes.filter((one) => one === "CODE_TRIES_EXHAUSTED")).toHaveLength(16);
    expect(refused(await give(right))).toEqual([429, "CODE_TRIES_EXHAUSTED"]);
    const other = server.client();
    await logIn(other);
    server.clock.advance(minuteMs);
    await ask(other);
    expect(refused(await give(await code(), other))).toEqual([429, "CODE_TRIES_EXHAUSTED"]);
    expect(refused(await waysIn.app())).toEqual([403, "MAIL_PROOF_NEEDED"]);
  });

  test("of one right code given four times at once, one serves", async () => {
    await ask();
    const right = await code();
    const given = await Promise.all(Array.from({ length: 4 }, () => give(right)));
    expect(given.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("asks for a session, and goes with it", async () => {
    const visitor = server.client();
    expect((await ask(visitor)).status).toBe(401);
    expect((await give("123456", visitor)).status).toBe(401);
    await ask();
    await server.domains.auth.sweep();
    expect(await rows()).toHaveLength(1);
    server.clock.advance(10 * minuteMs + 1);
    await server.domains.auth.sweep();
    expect(await rows()).toHaveLength(0);
  });
});
