import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ownPage } from "../../platform/http/own-page.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { type HandProvider, startProvider, type TokenClaims } from "./google.fixture.ts";
import { createFlows, type Flows, type Leaving } from "./google.flows.ts";
import { createJourney, type Provider } from "./google.journey.ts";
import { type Claims, createParty } from "./google.party.ts";

// Each attack is refused, and goes through where the check that refuses it is left out: so that no test passes by chance.

let server: TestServer;
let honest: HandProvider;
let other: HandProvider;
let flows: Flows;
let provider: Provider;
beforeAll(async () => {
  [server, honest, other] = await Promise.all([startTestServer(), startProvider(), startProvider()]);
  flows = createFlows(server.platform);
});
beforeEach(() => {
  provider = providerOf(honest);
});
afterAll(() => Promise.all([server.close(), honest.close(), other.close()]));

const redirectUri = "http://127.0.0.1:3000/api/auth/google/callback";

const providerOf = ({ settings, issuer }: HandProvider): Provider => ({
  name: issuer,
  party: createParty({ ...settings, redirectUri, prompt: "login" }),
});

/** Takes whatever the provider's token endpoint reports for the truth. */
function believing({ issuer }: HandProvider): Provider {
  return {
    name: issuer,
    party: {
      begin: provider.party.begin,
      finish: async (): Promise<Claims> => {
        const answer = await fetch(`${issuer}/token`, { method: "POST", body: "code=one" });
        const { id_token: token } = (await answer.json()) as { id_token: string };
        return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
      },
    },
  };
}

async function leave(keeping: Pick<Flows, "keep" | "take"> = flows, from: string | null = "/dashboard") {
  const journey = createJourney(keeping, server.clock);
  const { url, token } = await journey.begin(server.platform.db, provider, from);
  const comeBack = async (query: string, as: Provider = provider, cookie: string | undefined = token) =>
    (await journey.finish(server.platform.db, as, cookie, query)).identity;
  return { url, token, comeBack, journey };
}

const lea = { subject: "google-lea", email: "lea@exemple.fr", from: "/dashboard" };

test("the truth goes through, with the verifier of the challenge that was sent", async () => {
  const { url, comeBack } = await leave();
  expect(await comeBack(honest.speak(url))).toMatchObject(lea);
  const asked = new URL(url).searchParams;
  expect(honest.challenges()).toContain(asked.get("code_challenge"));
  expect(asked.get("code_challenge_method")).toBe("S256");
});

const past = () => Math.floor(Date.now() / 1000) - 3600;

const lies: [what: string, claims: () => TokenClaims, isForged?: boolean][] = [
  ["another issuer", () => ({ iss: "https://accounts.example" })],
  ["another audience", () => ({ aud: "a person else" })],
  ["several audiences without us as the authorized party", () => ({ aud: ["us", "them"], azp: "them" })],
  ["another nonce", () => ({ nonce: "of another sign-in" })],
  ["no nonce", () => ({ nonce: undefined })],
  ["a time that is over", () => ({ iat: past(), exp: past() + 60 })],
  ["another key's signature", () => ({}), true],
];

describe.each(lies)("a token with %s", (_, claims, isForged = false) => {
  test("is refused", async () => {
    const { url, comeBack } = await leave();
    await expect(comeBack(honest.speak(url, claims(), { isForged }))).rejects.toMatchObject({
      problem: "failed",
      from: "/dashboard",
    });
  });
  test("goes through where nothing is checked", async () => {
    const { url, comeBack } = await leave();
    const query = honest.speak(url, claims(), { isForged });
    expect(await comeBack(query, believing(honest))).toMatchObject(lea);
  });
});

test("an answer with another state is refused, and goes through where it is not compared", async () => {
  const forged = (query: string) => query.replace(/state=[^&]*/, "state=of-another-sign-in");
  const first = await leave();
  await expect(first.comeBack(forged(honest.speak(first.url)))).rejects.toMatchObject({ problem: "failed" });
  const second = await leave();
  expect(await second.comeBack(forged(honest.speak(second.url)), believing(honest))).toMatchObject(lea);
});

test("an answer of another provider is refused, by its name and by what we left for; it goes through where neither is compared", async () => {
  const named = await leave();
  const query = honest.speak(named.url).replace(/iss=.*/, `iss=${encodeURIComponent(other.issuer)}`);
  await expect(named.comeBack(query)).rejects.toMatchObject({ problem: "failed" });
  const mixed = await leave();
  const answer = other.speak(mixed.url);
  await expect(mixed.comeBack(answer, providerOf(other))).rejects.toMatchObject({ problem: "expired" });
  const weak = await leave();
  const believed = { ...believing(other), name: honest.issuer };
  expect(await weak.comeBack(other.speak(weak.url), believed)).toMatchObject({ subject: "google-lea" });
});

test("what a browser left with serves once, also when both come at once; twice where it is only looked at", async () => {
  const { url, comeBack } = await leave();
  const query = honest.speak(url);
  const both = await Promise.allSettled([comeBack(query), comeBack(query)]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(comeBack(query)).rejects.toMatchObject({ problem: "expired" });
  const weak = await leave({ keep: flows.keep, take: flows.look });
  const again = honest.speak(weak.url);
  await weak.comeBack(again);
  expect(await weak.comeBack(again)).toMatchObject(lea);
});

test("an answer is refused in a browser that did not leave; it goes through where the cookie is not asked for", async () => {
  const { url, comeBack } = await leave();
  await expect(comeBack(honest.speak(url), provider, "of-nobody")).rejects.toMatchObject({
    problem: "expired",
  });
  let last: Leaving | undefined;
  const careless = {
    keep: ((db, kind, value) => {
      last = value as Leaving;
      return flows.keep(db, kind, value);
    }) as Flows["keep"],
    take: (async () => last) as unknown as Flows["take"],
  };
  const weak = await leave(careless);
  expect(await weak.comeBack(honest.speak(weak.url), provider, "of-nobody")).toMatchObject(lea);
});

test("what a browser left with is over after a quarter of an hour", async () => {
  const { url, comeBack } = await leave();
  server.clock.advance(15 * 60_000);
  await expect(comeBack(honest.speak(url))).rejects.toMatchObject({ problem: "expired" });
});

test.each([[false], ["true"], [1], [undefined]])(
  "an address whose proof is %j is no one’s; it would be taken over where that is not asked",
  async (isVerified) => {
    const { url, comeBack } = await leave();
    const query = honest.speak(url, { email_verified: isVerified });
    await expect(comeBack(query)).rejects.toMatchObject({ problem: "unverified", from: "/dashboard" });
    const weak = await leave();
    const trusting = believing(honest);
    const taken = await weak.comeBack(honest.speak(weak.url, { email_verified: isVerified }), {
      ...trusting,
      party: {
        ...trusting.party,
        finish: async (...given) => ({ ...(await trusting.party.finish(...given)), email_verified: true }),
      },
    });
    expect(taken).toMatchObject(lea);
  },
);

test.each(["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)", ""])(
  "no one is led to %j afterwards; they would be where it is not looked at",
  async (from) => {
    expect(ownPage(from)).toBeNull();
    const weak = await leave(flows, from);
    expect((await weak.comeBack(honest.speak(weak.url))).from).toBe(from);
  },
);

test("a provider that does not answer is given up after 5 s, before leaving and when coming back", async () => {
  const left = await leave();
  const query = honest.speak(left.url);
  honest.fall();
  try {
    const begun = performance.now();
    const unheard = createJourney(flows, server.clock).begin(
      server.platform.db,
      providerOf(honest),
      "/dashboard",
    );
    await Promise.all([
      expect(unheard).rejects.toMatchObject({ problem: "unavailable", from: "/dashboard" }),
      expect(left.comeBack(query)).rejects.toMatchObject({ problem: "unavailable" }),
    ]);
    expect(performance.now() - begun).toBeLessThan(7_000);
  } finally {
    honest.fall(false);
  }
}, 15_000);
