import { createHash, createSign, generateKeyPairSync, type KeyObject } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const newKey = () => generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

function sign(claims: object, key: KeyObject): string {
  const body = `${encode({ alg: "RS256", typ: "JWT", kid: "one" })}.${encode(claims)}`;
  return `${body}.${createSign("RSA-SHA256").update(body).sign(key, "base64url")}`;
}

/** What an ID token states beside what it has to. */
export type TokenClaims = Record<string, unknown>;

/** An OpenID provider driven by hand: it states what the test wants, truth or not. */
export async function startProvider() {
  const [key, otherKey] = [newKey(), newKey()];
  const state = { claims: {} as TokenClaims, isForged: false, isAway: false, verifiers: [] as string[] };
  let issuer = "";

  const seconds = () => Math.floor(Date.now() / 1000);
  function idToken(): string {
    const claims = { iss: issuer, aud: "us", iat: seconds(), exp: seconds() + 300, ...state.claims };
    return sign(claims, state.isForged ? otherKey : key);
  }

  const server = createServer((request, response) => {
    if (state.isAway) return;
    const answer = (value: object) => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(value));
    };
    if (request.url === "/.well-known/openid-configuration")
      return answer({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
        code_challenge_methods_supported: ["S256"],
        authorization_response_iss_parameter_supported: true,
      });
    if (request.url === "/jwks") {
      const { n, e } = key.export({ format: "jwk" });
      return answer({ keys: [{ kty: "RSA", n, e, use: "sig", alg: "RS256", kid: "one" }] });
    }
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      state.verifiers.push(new URLSearchParams(body).get("code_verifier") ?? "");
      answer({ access_token: "for nothing", token_type: "Bearer", expires_in: 60, id_token: idToken() });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    settings: { issuer, clientId: "us", clientSecret: "between us" },
    /** What it states next, after a visit that came by `url`: by default the truth about Léa. */
    speak(url: string, claims: TokenClaims = {}, { isForged = false } = {}): string {
      const asked = new URL(url).searchParams;
      state.isForged = isForged;
      state.claims = {
        sub: "google-lea",
        email: "lea@exemple.fr",
        email_verified: true,
        given_name: "Léa",
        family_name: "Martin",
        nonce: asked.get("nonce"),
        ...claims,
      };
      return `?${new URLSearchParams({ code: "one", state: asked.get("state") ?? "", iss: issuer })}`;
    },
    /** It answers nothing any more. */
    fall(isAway = true): void {
      state.isAway = isAway;
    },
    /** The challenges whose verifiers it was shown. */
    challenges: () =>
      state.verifiers.map((verifier) => createHash("sha256").update(verifier).digest("base64url")),
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type HandProvider = Awaited<ReturnType<typeof startProvider>>;
