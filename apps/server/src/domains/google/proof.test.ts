import { authContract } from "@jobami/api/auth/contract";
import { authenticatorContract } from "@jobami/api/authenticator/contract";
import { emailChangeContract } from "@jobami/api/email-change/contract";
import { googleContract } from "@jobami/api/google/contract";
import { type ProofPurpose, proofPurposes } from "@jobami/api/google/routes";
import { passkeysContract } from "@jobami/api/passkeys/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { goodPassword, lea, logIn, signUp } from "../../testing/test-accounts.ts";
import { appCode } from "../../testing/test-authenticator.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { countAsProved } from "../../testing/test-mail-proof.ts";
import { softwareKey } from "../../testing/test-passkeys.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { type HandProvider, startProvider, type TokenClaims } from "./google.fixture.ts";
import { createFlows } from "./google.flows.ts";
import { createJourney } from "./google.journey.ts";
import { createParty } from "./google.party.ts";

let server: TestServer;
let google: HandProvider;
let client: TestClient;
beforeAll(async () => {
  google = await startProvider();
  server = await startTestServer({ config: { google: google.settings } });
});
beforeEach(async () => {
  await server.reset();
  client = await enrolled(server.client());
  await countAsProved(server);
});
afterAll(() => Promise.all([server.close(), google.close()]));

const zoe = { sub: "google-zoe", email: "zoe@exemple.fr" };
const newcomer = {
  prenom: "Léa",
  nom: "Martin",
  user_type: "other",
  acceptTerms: true,
  isAdult: true,
} as const;
const page = "/dashboard/profil/securite";

const lead = async (browser: TestClient, url: string) =>
  String((await browser.request({ method: "GET", url })).headers.location);
const now = () => Math.floor(Date.now() / 1000);
const comeBack = (browser: TestClient, query: string) => lead(browser, `/api/auth/google/callback${query}`);
const leave = (browser: TestClient, purpose: ProofPurpose, from = page) =>
  lead(browser, `/api/auth/google/proof?for=${purpose}&from=${encodeURIComponent(from)}`);

/** Goes to Google to be proved once more, and comes back; where to. */
async function prove(purpose: ProofPurpose, claims: TokenClaims = {}, browser = client): Promise<string> {
  const url = await leave(browser, purpose);
  return comeBack(browser, google.speak(url, { auth_time: now(), ...claims }));
}

/** Makes an account by Google, which has no password. */
async function enrolled(browser: TestClient, claims: TokenClaims = {}): Promise<TestClient> {
  await comeBack(browser, google.speak(await lead(browser, "/api/auth/google"), claims));
  await browser.call(googleContract.register, { body: newcomer });
  return browser;
}

/** The same person in another browser. */
async function signedInAgain(): Promise<TestClient> {
  const browser = server.client();
  await comeBack(browser, google.speak(await lead(browser, "/api/auth/google")));
  await browser.call(googleContract.signIn);
  return browser;
}

/** A person who copied the cookies of a session, and nothing else. */
function thief(): TestClient {
  const stolen = server.client();
  for (const [name, value] of client.jar) if (name !== "jobami_google") stolen.jar.set(name, value);
  return stolen;
}

const ask = (browser = client) =>
  browser.call(emailChangeContract.ask, { body: { email: "nouvelle@exemple.fr" } });
const code = async (answer: Promise<{ status: number; error: { code: string } }>) => {
  const { status, error } = await answer;
  return status < 300 ? status : error.code;
};
const standing = async (browser = client) => (await browser.call(googleContract.state)).body.proof;

test("Google is asked to ask again, and to state when it did; the pages know what it has just vouched for", async () => {
  const url = new URL(await leave(client, "email"));
  expect(url.origin + url.pathname).toBe(`${google.issuer}/auth`);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    prompt: "login",
    max_age: "0",
    code_challenge_method: "S256",
  });
  expect(JSON.parse(url.searchParams.get("claims") ?? "")).toEqual({
    id_token: { auth_time: { essential: true } },
  });
  expect(await standing()).toBeNull();
  expect(await comeBack(client, google.speak(url.href, { auth_time: now() }))).toBe(page);
  const until = new Date(server.clock.now() + 5 * 60_000).toISOString();
  expect(await standing()).toEqual({ purpose: "email", expiresAt: until });
});

const guarded: Record<ProofPurpose, () => Promise<{ status: number; error: { code: string } }>> = {
  email: ask,
  authenticator: () => client.call(authenticatorContract.begin, { body: {} }),
  passkeys: () => client.call(passkeysContract.begin, { body: {} }),
  mailedCode: () => client.call(authContract.setTwoFactor, { body: { enabled: true } }),
};

describe.each(proofPurposes)("without a password, for %s", (purpose) => {
  const act = guarded[purpose];
  test("nothing changes before Google has vouched, once and for this", async () => {
    expect(await code(act())).toBe("PROOF_NEEDED");
    await prove(purpose);
    expect(await code(act())).toBe(200);
    expect(await standing()).toBeNull();
    expect(await code(act())).toBe("PROOF_NEEDED");
  });
  test("a proof of another purpose serves nothing, and is used up by the try", async () => {
    const other = proofPurposes.find((one) => one !== purpose) ?? "email";
    await prove(other);
    expect(await code(act())).toBe("PROOF_NEEDED");
    expect(await code(guarded[other]())).toBe("PROOF_NEEDED");
  });
});

test("an app and a passkey come and go under Google's word; Google stays as the way in", async () => {
  await prove("authenticator");
  const { body } = await client.call(authenticatorContract.begin, { body: {} });
  await client.call(authenticatorContract.confirm, { body: { code: appCode(server, body.secret) } });
  const renew = () => client.call(authenticatorContract.renewRecoveryCodes, { body: {} });
  const turnOff = () => client.call(authenticatorContract.turnOff, { body: {} });
  expect([await code(renew()), await code(turnOff())]).toEqual(["PROOF_NEEDED", "PROOF_NEEDED"]);
  await prove("authenticator");
  expect(await code(renew())).toBe(200);
  await prove("authenticator");
  expect(await code(turnOff())).toBe(200);

  await prove("passkeys");
  const { options } = (await client.call(passkeysContract.begin, { body: {} })).body;
  const credential = softwareKey().make(options);
  const added = await client.call(passkeysContract.add, { body: { name: "Téléphone", credential } });
  const remove = () => client.call(passkeysContract.remove, { params: { id: added.body.data.id }, body: {} });
  expect(await code(remove())).toBe("PROOF_NEEDED");
  await prove("passkeys");
  expect(await code(remove())).toBe(200);
  expect((await client.call(googleContract.unlink)).error.code).toBe("LAST_WAY_IN");
});

test("another person’s Google account proves nothing, whether it is known here or not", async () => {
  await enrolled(server.client(), zoe);
  for (const claims of [zoe, { sub: "google-of-nobody", email: lea.email }]) {
    expect(await prove("email", claims)).toBe(`${page}?google=other&for=email`);
    expect(await standing()).toBeNull();
    expect(await code(ask())).toBe("PROOF_NEEDED");
  }
});

test("a stolen session proves nothing: not without a proof, nor with its owner's, nor with the thief's own", async () => {
  await prove("email");
  expect(await code(ask(thief()))).toBe("PROOF_NEEDED");
  const stolen = thief();
  expect(await prove("email", zoe, stolen)).toBe(`${page}?google=other&for=email`);
  expect(await code(ask(stolen))).toBe("PROOF_NEEDED");
  expect(await code(ask())).toBe(200);
});

test("a proof serves the session that left for it, and no other of the same person", async () => {
  await prove("email");
  const other = await signedInAgain();
  other.jar.set("jobami_google", client.jar.get("jobami_google") ?? "");
  expect(await standing(other)).toBeNull();
  expect(await code(ask(other))).toBe("PROOF_NEEDED");
  expect(await code(ask())).toBe("PROOF_NEEDED");
});

test("what came back from Google serves once, and of two calls at once one goes through", async () => {
  const query = google.speak(await leave(client, "email"), { auth_time: now() });
  expect(await comeBack(client, query)).toBe(page);
  await client.csrfToken();
  const answers = await Promise.all([code(ask()), code(ask())]);
  expect(answers.filter((answer) => answer === 200)).toHaveLength(1);
  expect(answers).toContain("PROOF_NEEDED");
  expect(await comeBack(client, query)).toBe("/login?google=expired");
  expect(await code(ask())).toBe("PROOF_NEEDED");
});

test("a proof is over after five minutes", async () => {
  await prove("email");
  server.clock.advance(5 * 60_000);
  expect(await standing()).toBeNull();
  expect(await code(ask())).toBe("PROOF_NEEDED");
});

test("a sign-in with Google is no proof, and a proof signs no one in", async () => {
  await comeBack(client, google.speak(await lead(client, "/api/auth/google"), { auth_time: now() }));
  expect(await code(ask())).toBe("PROOF_NEEDED");
  await prove("email");
  const visitor = server.client();
  visitor.jar.set("jobami_google", client.jar.get("jobami_google") ?? "");
  expect((await visitor.call(googleContract.signIn)).error.code).toBe("GOOGLE_IDENTITY_EXPIRED");
});

test.each([
  ["asked the person before they left", () => ({ auth_time: now() - 120 })],
  ["does not state when it asked", () => ({ auth_time: undefined })],
  ["states it in no number", () => ({ auth_time: "now" })],
])("a Google that %s is not believed; it is where that is not looked at", async (_, claims) => {
  expect(await prove("email", claims())).toBe(`${page}?google=failed&for=email`);
  expect(await code(ask())).toBe("PROOF_NEEDED");
  if (claims().auth_time === "now") return;
  const party = createParty({
    ...google.settings,
    redirectUri: "http://127.0.0.1:3000/api/auth/google/callback",
    prompt: "login",
  });
  const careless = {
    name: google.issuer,
    party: {
      ...party,
      finish: (query: string, checks: Parameters<typeof party.finish>[1]) => party.finish(query, checks),
    },
  };
  const journey = createJourney(createFlows(server.platform), server.clock);
  const proving = { userId: "lea", sessionId: "one", purpose: "email" } as const;
  const { url, token } = await journey.begin(server.platform.db, careless, page, proving);
  const back = await journey.finish(server.platform.db, careless, token, google.speak(url, claims()));
  expect(back.proving).toEqual(proving);
});

test("whoever has a password proves themselves by it, whatever Google reports", async () => {
  const owner = server.client();
  await signUp(server, owner, { ...lea, email: "karim@exemple.fr" });
  const karim = { sub: "google-karim", email: "karim@exemple.fr" };
  await comeBack(owner, google.speak(await lead(owner, "/api/auth/google"), karim));
  await owner.call(googleContract.link, { body: { password: goodPassword } });
  expect(await prove("email", karim, owner)).toBe(page);
  const { error } = await ask(owner);
  expect([error.code, error.fields?.map(({ path }) => path)]).toEqual(["VALIDATION_FAILED", ["password"]]);
  await logIn(owner, "karim@exemple.fr");
  const given = { email: "nouvelle@exemple.fr", password: goodPassword };
  expect((await owner.call(emailChangeContract.ask, { body: given })).status).toBe(200);
});

test("no one leaves for a proof without a session, without a purpose, or comes back to another site", async () => {
  expect(await leave(server.client(), "email")).toBe(`/login?from=${encodeURIComponent(page)}`);
  const { statusCode } = await client.request({ method: "GET", url: "/api/auth/google/proof?for=all" });
  expect(statusCode).toBe(400);
  const url = await leave(client, "email", "//evil.example");
  expect(await comeBack(client, google.speak(url, { auth_time: now() }))).toBe(page);
  const denied = google.speak(await leave(client, "email")).replace("code=one", "error=access_denied");
  expect(await comeBack(client, denied)).toBe(`${page}?google=denied&for=email`);
});
