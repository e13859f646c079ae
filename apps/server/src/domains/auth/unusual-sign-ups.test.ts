import { authContract, type SignUpProof } from "@jobami/api/auth/contract";
import { createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { lea } from "../../testing/test-accounts.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { users } from "../users/users.tables.ts";
import { challengeLifeMs } from "./sign-up-challenges.ts";
import { signUpProofs } from "./sign-up-proof.tables.ts";

const usual = 2;
const waited = 2;
const waitSeconds = 60;
const many = { minute: 1_000_000, day: 10_000_000 };
const allowances = readConfig({
  DEMO_DATA: "0",
  ALLOWANCES: JSON.stringify({
    signUp: { address: many, network: many },
    usualSignUp: { network: { minute: usual } },
    waitedSignUp: { network: { minute: waited } },
  }),
}).allowances;

let server: TestServer;
let born = 0;
beforeAll(async () => {
  server = await startTestServer({ config: { allowances } });
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const register = (proof?: SignUpProof, more: object = {}) => {
  born += 1;
  const email = `somebody-${born}@exemple.fr`;
  return server.client().call(authContract.register, {
    body: { ...lea, email, ...more, ...(proof === undefined ? {} : { proof }) },
  });
};
const accounts = async () => (await server.platform.db.select({ id: users.id }).from(users)).length;
async function crowd(): Promise<void> {
  for (let signedUp = 0; signedUp < usual; signedUp += 1) expect((await register()).status).toBe(201);
}
/** A challenge that a refused sign-up carries. */
async function challenged(): Promise<string> {
  const { status, error } = await register();
  expect([status, error.code]).toEqual([429, "SIGN_UP_PROOF_NEEDED"]);
  return (error.data as { challenge: string }).challenge;
}
async function solved(challenge: string): Promise<SignUpProof> {
  const solution = await solveChallenge({ challenge: JSON.parse(challenge), deriveKey });
  if (solution === null) throw new Error("The challenge has no solution.");
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
}

test("sign-ups that are usual are asked for nothing", async () => {
  await crowd();
  server.clock.advance(60_000);
  await crowd();
});

test("more than is usual are refused with a challenge and the time to wait, known addresses alike", async () => {
  await crowd();
  const unknown = await register();
  const known = await register(undefined, { email: "somebody-1@exemple.fr" });
  for (const { status, error, response } of [unknown, known]) {
    expect([status, response.headers["retry-after"]]).toEqual([429, String(waitSeconds)]);
    expect(error).toMatchObject({
      code: "SIGN_UP_PROOF_NEEDED",
      message: "Beaucoup de comptes se créent en ce moment. Renvoyez ce formulaire dans 60 secondes.",
    });
    expect(Object.keys(error.data ?? {}).sort()).toEqual(["challenge", "retryAfterSeconds"]);
  }
  expect(await accounts()).toBe(usual);
});

test("fifty at once make no more accounts than are usual", async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => register()));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(usual);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(50 - usual);
});

describe("a solution", () => {
  beforeEach(crowd);

  test("makes one account, and is refused with another challenge the second time", async () => {
    const proof = await solved(await challenged());
    expect((await register(proof)).status).toBe(201);
    const again = await register(proof);
    expect([again.status, again.error.code]).toEqual([429, "SIGN_UP_PROOF_NEEDED"]);
    expect((again.error.data as { challenge: string }).challenge).not.toBe(proof.challenge);
    expect(await accounts()).toBe(usual + 1);
  });

  test("makes one account of fifty that are sent at once", async () => {
    const proof = await solved(await challenged());
    const answers = await Promise.all(Array.from({ length: 50 }, () => register(proof)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(49);
    expect(await accounts()).toBe(usual + 1);
  });

  test("is not used up by a form that is refused for something else", async () => {
    const proof = await solved(await challenged());
    expect((await register(proof, { password: "Password1!" })).error.code).toBe("VALIDATION_FAILED");
    expect((await register(proof)).status).toBe(201);
  });

  test("is worth nothing once its challenge has run out, and is forgotten then", async () => {
    const proof = await solved(await challenged());
    const used = await solved(await challenged());
    expect((await register(used)).status).toBe(201);
    server.clock.advance(challengeLifeMs);
    expect((await register(proof)).status).toBe(429);
    await server.domains.auth.sweep();
    expect(await server.platform.db.select().from(signUpProofs)).toEqual([]);
  });

  test.each<[string, (proof: SignUpProof) => SignUpProof | Promise<SignUpProof>]>([
    ["of another challenge", async ({ challenge }) => ({ ...(await solved(await challenged())), challenge })],
    [
      "that was guessed",
      ({ challenge }) => ({ challenge, solution: { counter: 1, derivedKey: "00".repeat(32) } }),
    ],
    [
      "whose challenge was made easier",
      async ({ challenge }) => {
        const { parameters, signature } = JSON.parse(challenge);
        const easier = JSON.stringify({ parameters: { ...parameters, keyPrefix: "00" }, signature });
        return solved(easier);
      },
    ],
    [
      "whose challenge was made older",
      ({ challenge }) => {
        const { parameters, signature } = JSON.parse(challenge);
        return {
          challenge: JSON.stringify({ parameters: { ...parameters, data: { issuedAt: 0 } }, signature }),
        };
      },
    ],
    [
      "of a challenge that is not ours",
      async () =>
        solved(
          JSON.stringify(
            await createChallenge({
              algorithm: "PBKDF2/SHA-256",
              cost: 1,
              deriveKey,
              data: { issuedAt: server.clock.now() },
              hmacSignatureSecret: "theirs",
            }),
          ),
        ),
    ],
    ["without a challenge", () => ({ challenge: "" })],
    ["of a text", () => ({ challenge: "null" })],
    ["of a list", () => ({ challenge: "[[[[[[]]]]]]" })],
    ["without parameters", () => ({ challenge: '{"signature":"x"}' })],
  ])("%s makes no account", async (_what, forge) => {
    const proof = { challenge: await challenged() };
    const { status, error } = await register(await forge(proof));
    expect([status, error.code]).toEqual([429, "SIGN_UP_PROOF_NEEDED"]);
    expect(await accounts()).toBe(usual);
  });
});

describe("who proves no work", () => {
  beforeEach(crowd);

  test("signs up by the same form once the wait is over, and learns what is left of it before", async () => {
    const challenge = await challenged();
    server.clock.advance((waitSeconds - 1) * 1000);
    const early = await register({ challenge });
    expect([early.status, early.error.data]).toEqual([429, { challenge, retryAfterSeconds: 1 }]);
    server.clock.advance(1000);
    expect((await register({ challenge })).status).toBe(201);
    expect((await register({ challenge })).status).toBe(429);
  });

  test("waits once more where many have waited, with what was waited for", async () => {
    const challenges = [];
    for (let count = 0; count < 20; count += 1) challenges.push(await challenged());
    server.clock.advance(waitSeconds * 1000);
    const answers = await Promise.all(challenges.map((challenge) => register({ challenge })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(waited);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(20 - waited);
    const [first] = refused.map(
      ({ error }) => error.data as { challenge: string; retryAfterSeconds: number },
    );
    expect(challenges).toContain(first?.challenge);
    server.clock.advance((first?.retryAfterSeconds ?? 0) * 1000);
    expect((await register({ challenge: first?.challenge ?? "" })).status).toBe(201);
  });
});
