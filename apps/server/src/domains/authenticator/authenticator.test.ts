import { accountContract } from "@jobami/api/account/contract";
import { authContract } from "@jobami/api/auth/contract";
import { authenticatorContract } from "@jobami/api/authenticator/contract";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { sessions } from "../../platform/sessions/sessions.tables.ts";
import { beginSignedIn } from "../../testing/signed-in-scene.ts";
import { goodPassword, lea, logIn, mailedCode, signUp } from "../../testing/test-accounts.ts";
import { appCode, withApp } from "../../testing/test-authenticator.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { countAsProved } from "../../testing/test-mail-proof.ts";
import type { TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let client: TestClient;
beginSignedIn(async (at) => {
  ({ server, client } = at);
  await countAsProved(server);
});

type Method = "app" | "recovery" | "mail";
const verify = (code: string, method: Method = "app", from = client) =>
  from.call(authContract.verifyTwoFactor, { body: { code, method } });
const begin = (password = goodPassword) => client.call(authenticatorContract.begin, { body: { password } });
const confirm = (code: string) => client.call(authenticatorContract.confirm, { body: { code } });
const state = async () => (await client.call(authenticatorContract.state)).body;
const turnOff = (password = goodPassword) =>
  client.call(authenticatorContract.turnOff, { body: { password } });
const mailCode = (enabled: boolean) =>
  client.call(authContract.setTwoFactor, { body: { enabled, password: goodPassword } });
const nextStep = () => server.clock.advance(30_000);
const wrong = (secret: string) =>
  ["000000", "000001", "000002", "000003"].find((code) =>
    [-1, 0, 1].every((steps) => appCode(server, secret, steps) !== code),
  ) ?? "";

/** Waits at the second step of a sign-in. */
async function waiting(): Promise<TestClient> {
  const other = server.client();
  await logIn(other);
  return other;
}

describe("turning an app on", () => {
  test("a secret under the password, its first code, and ten recovery codes of 80 bits", async () => {
    const begun = await begin();
    expect(begun.body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun.body.uri).toContain(`secret=${begun.body.secret}`);
    expect((await state()).isOn).toBe(false);
    const done = await confirm(appCode(server, begun.body.secret));
    expect(done.body.user.two_factor_enabled).toBe(true);
    expect(new Set(done.body.recoveryCodes).size).toBe(10);
    for (const code of done.body.recoveryCodes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect(await state()).toMatchObject({ isOn: true, isCodeMailed: false, recoveryCodesLeft: 10 });
    const [mail] = await server.mailbox(lea.email);
    expect(mail?.subject).toBe("Une application protège votre compte");
  });

  test("a stolen session without the password gets no secret, no codes, and cannot turn it off", async () => {
    expect((await begin("Mauvais-2026")).error.code).toBe("INVALID_CREDENTIALS");
    await withApp(server, client);
    const renewed = await client.call(authenticatorContract.renewRecoveryCodes, {
      body: { password: "Mauvais-2026" },
    });
    expect(renewed.error.code).toBe("INVALID_CREDENTIALS");
    expect((await turnOff("Mauvais-2026")).error.code).toBe("INVALID_CREDENTIALS");
    expect(await state()).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
  });

  test("a wrong first code turns nothing on; the fifth locks the set-up, even for the right one", async () => {
    const { secret } = (await begin()).body;
    for (const left of [4, 3, 2, 1, 0])
      expect((await confirm(wrong(secret))).error).toMatchObject({
        code: "CODE_INVALID",
        data: { remainingTries: left },
      });
    expect((await confirm(appCode(server, secret))).error.code).toBe("CODE_TRIES_EXHAUSTED");
    expect((await state()).isOn).toBe(false);
  });

  test("a secret waits ten minutes, and none waits before", async () => {
    expect((await confirm("123456")).error.code).toBe("CODE_EXPIRED");
    const { secret } = (await begin()).body;
    server.clock.advance(10 * 60_000);
    expect((await confirm(appCode(server, secret))).error.code).toBe("CODE_EXPIRED");
  });

  test("of two confirmations at once one goes through, so that the codes shown are those that serve", async () => {
    const { secret } = (await begin()).body;
    await client.csrfToken();
    const code = appCode(server, secret);
    const answers = await Promise.all([confirm(code), confirm(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test("the code of another person's app is wrong, and their secret stays theirs when its row is moved", async () => {
    const own = await withApp(server, client);
    const other = server.client();
    await signUp(server, other, { ...lea, email: "zoe@exemple.fr" });
    await logIn(other, "zoe@exemple.fr");
    const theirs = await withApp(server, other);
    nextStep();
    const stranger = await waiting();
    const refused = await verify(appCode(server, theirs.secret), "app", stranger);
    expect(refused.error.code).toBe("CODE_INVALID");
    const foreign = await verify(theirs.recoveryCodes[0] ?? "", "recovery", stranger);
    expect(foreign.error.code).toBe("CODE_INVALID");
    await server.platform.db.execute(sql`
      update authenticators set sealed_secret = (select sealed_secret from authenticators a
        where a.user_id <> authenticators.user_id limit 1)`);
    const moved = await verify(appCode(server, own.secret), "app", stranger);
    expect([moved.status, moved.error.code]).toEqual([503, "AUTHENTICATOR_UNREADABLE"]);
  });
});

describe("signing in with it", () => {
  let secret: string;
  let codes: string[];
  beforeEach(async () => {
    ({ secret, recoveryCodes: codes } = await withApp(server, client));
    await client.call(authContract.logout);
    nextStep();
  });

  test("the app's code is asked for, nothing is mailed, and the session has a second factor", async () => {
    const before = (await server.mailbox(lea.email)).length;
    const asked = await logIn(client);
    expect(asked.body).toMatchObject({
      message: "Saisissez le code de votre application.",
      requiresTwoFactor: true,
      maskedEmail: "l•••@e•••.fr",
      methods: ["app", "recovery"],
    });
    expect(asked.body.redirectTo).toMatch(/^\/verify-two-factor\?email=.*&methods=app,recovery$/);
    expect(await server.mailbox(lea.email)).toHaveLength(before);
    expect((await client.call(authContract.profile)).status).toBe(401);
    expect((await verify(appCode(server, secret))).status).toBe(200);
    const all = await server.platform.db.select().from(sessions);
    expect(all.filter(({ endedAt }) => endedAt === null).map((s) => s.hasSecondFactor)).toEqual([true]);
  });

  test.each([-1, 0, 1])("a code of %i steps away is right", async (steps) => {
    nextStep();
    await logIn(client);
    expect((await verify(appCode(server, secret, steps))).status).toBe(200);
  });

  test.each([-2, 2])("a code of %i steps away is wrong", async (steps) => {
    nextStep();
    await logIn(client);
    expect((await verify(appCode(server, secret, steps))).error.code).toBe("CODE_INVALID");
  });

  test("a code serves once, and none before it serves any more", async () => {
    const code = appCode(server, secret);
    const first = await waiting();
    expect((await verify(code, "app", first)).status).toBe(200);
    const second = await waiting();
    expect((await verify(code, "app", second)).error.code).toBe("CODE_INVALID");
    expect((await verify(appCode(server, secret, -1), "app", second)).error.code).toBe("CODE_INVALID");
    nextStep();
    expect((await verify(appCode(server, secret), "app", second)).status).toBe(200);
  });

  test("the code that turned the app on opens nothing afterwards", async () => {
    await logIn(client);
    expect((await verify(appCode(server, secret, -1))).error.code).toBe("CODE_INVALID");
  });

  test("of two sign-ins at once with one code exactly one goes through", async () => {
    await logIn(client);
    await client.csrfToken();
    const code = appCode(server, secret);
    const answers = await Promise.all([verify(code), verify(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test("a recovery code serves once, written small or without dashes, and is mailed about", async () => {
    const [code = ""] = codes;
    const first = await waiting();
    expect((await verify(code.toLowerCase().replaceAll("-", ""), "recovery", first)).status).toBe(200);
    const mails = await server.mailbox(lea.email);
    const mail = mails.find(({ subject }) => subject === "Un de vos codes de secours vient de servir");
    expect(mail?.text).toContain("Il en reste 9.");
    const second = await waiting();
    expect((await verify(code, "recovery", second)).error.code).toBe("CODE_INVALID");
  });

  test("of two sign-ins at once with one recovery code exactly one goes through", async () => {
    await logIn(client);
    await client.csrfToken();
    const [code = ""] = codes;
    const answers = await Promise.all([verify(code, "recovery"), verify(code, "recovery")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test("wrong codes of every kind are counted together for the account, and the fifth locks it", async () => {
    const bad = wrong(secret);
    for (const method of ["app", "recovery", "app", "recovery"] as const) {
      const other = await waiting();
      const code = method === "app" ? bad : "AAAA-AAAA-AAAA-AAAA";
      expect((await verify(code, method, other)).error.code).toBe("CODE_INVALID");
    }
    const last = await waiting();
    expect((await verify(bad, "app", last)).error.code).toBe("CODE_TRIES_EXHAUSTED");
    expect((await logIn(client)).error.code).toBe("ACCOUNT_LOCKED");
    server.clock.advance(15 * 60_000);
    expect((await logIn(client)).status).toBe(200);
  });

  test("ten wrong codes at once are five checked ones", async () => {
    await logIn(client);
    await client.csrfToken();
    const bad = wrong(secret);
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(bad)));
    expect(answers.filter(({ error }) => error.code === "CODE_INVALID")).toHaveLength(4);
    expect((await verify(appCode(server, secret))).status).toBe(400);
  });

  test("no code is mailed where only the app is on", async () => {
    await logIn(client);
    expect((await client.call(authContract.resendTwoFactor)).error.code).toBe("FORBIDDEN");
    expect((await verify("123456", "mail")).error.code).toBe("CODE_INVALID");
  });

  test("where the mailed code is on too, it is mailed when it is asked for, and opens [LOGIN-43]", async () => {
    await logIn(client);
    await verify(appCode(server, secret));
    await mailCode(true);
    await client.call(authContract.logout);
    expect((await logIn(client)).body.methods).toEqual(["app", "recovery", "mail"]);
    expect((await client.call(authContract.resendTwoFactor)).status).toBe(200);
    expect((await client.call(authContract.resendTwoFactor)).error.code).toBe("COOLDOWN_ACTIVE");
    expect((await verify(await mailedCode(server, lea.email), "mail")).status).toBe(200);
  });
});

describe("what is stored", () => {
  test("recovery codes made anew end those before; turning it off asks for nothing any more", async () => {
    const { recoveryCodes } = await withApp(server, client);
    const renewed = await client.call(authenticatorContract.renewRecoveryCodes, {
      body: { password: goodPassword },
    });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    const other = await waiting();
    expect((await verify(recoveryCodes[0] ?? "", "recovery", other)).error.code).toBe("CODE_INVALID");
    const off = await turnOff();
    expect(off.body.user.two_factor_enabled).toBe(false);
    expect((await turnOff()).error.code).toBe("AUTHENTICATOR_OFF");
    expect((await verify(renewed.body.recoveryCodes[0] ?? "", "recovery", other)).error.code).toBe(
      "CODE_EXPIRED",
    );
    expect((await logIn(server.client())).body.requiresTwoFactor).toBe(false);
  });

  test("neither secret nor codes stand in the clear, in any later answer or in the export", async () => {
    const { secret, recoveryCodes } = await withApp(server, client);
    const rows = await server.platform.db.execute(sql`
      select (select json_agg(a)::text from authenticators a) as a, (select json_agg(r)::text from recovery_codes r) as r`);
    const { body } = await client.call(accountContract.exportData);
    for (const text of [JSON.stringify(rows.rows), JSON.stringify(await state()), JSON.stringify(body)]) {
      expect(text).not.toContain(secret);
      for (const code of recoveryCodes) expect(text).not.toContain(code.replaceAll("-", ""));
      for (const code of recoveryCodes) expect(text).not.toContain(code);
    }
  });
});
