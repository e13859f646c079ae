import * as oidc from "openid-client";
import { isLoopback } from "../../config.ts";

/** An OpenID provider and how it knows this product. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  /** What the provider is asked to show: Google's list of accounts, the local provider's page. */
  prompt: "select_account" | "login";
}

/** What an answer of the provider has to match. */
export interface Checks {
  state: string;
  nonce: string;
  verifier: string;
}

/** What the provider reports of who signed in, by claims of the ID token. */
export interface Claims {
  sub: string;
  email?: unknown;
  email_verified?: unknown;
  given_name?: unknown;
  family_name?: unknown;
}

/** How long the provider may take for an answer, in seconds. */
const patienceSeconds = 5;

/** Has a provider ask again, and state when it did; Google states that only where the claim is asked for by name. */
const askedAnew = {
  prompt: "login",
  max_age: "0",
  claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }),
};

/**
 * This product as a relying party of OpenID Connect: code flow with PKCE, state and nonce. The ID token's signature is checked although
 * it comes straight from the provider. Its times are compared with the machine's clock, by the library.
 */
export function createParty(settings: ProviderSettings) {
  const { clientId, clientSecret, redirectUri, prompt } = settings;
  const issuer = new URL(settings.issuer);
  const execute = [oidc.enableNonRepudiationChecks];
  if (issuer.protocol === "http:" && isLoopback(issuer.hostname)) execute.push(oidc.allowInsecureRequests);
  let discovered: Promise<oidc.Configuration> | undefined;

  /** The provider's addresses, asked for once; a failure is not stored. */
  async function configuration(): Promise<oidc.Configuration> {
    discovered ??= oidc.discovery(issuer, clientId, undefined, oidc.ClientSecretPost(clientSecret), {
      timeout: patienceSeconds,
      execute,
    });
    try {
      return await discovered;
    } catch (error) {
      discovered = undefined;
      throw error;
    }
  }

  return {
    /** Where to send the browser, and what its return has to match; `isAnew` has the provider ask whoever is signed in there once more. */
    async begin({ isAnew = false } = {}): Promise<{ url: string; checks: Checks }> {
      const config = await configuration();
      const verifier = oidc.randomPKCECodeVerifier();
      const checks = { verifier, state: oidc.randomState(), nonce: oidc.randomNonce() };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: ["openid", "email", "profile"].join(" "),
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        state: checks.state,
        nonce: checks.nonce,
        ...(isAnew ? askedAnew : { prompt }),
      });
      return { url: url.href, checks };
    },
    /**
     * Exchanges what the browser came back with. Throws unless all matches: state, issuer, signature, audience, nonce, times; with `most`,
     * unless the provider reports that it asked the person at most so many seconds ago.
     */
    async finish(query: string, { verifier, state, nonce }: Checks, most?: number): Promise<Claims> {
      const tokens = await oidc.authorizationCodeGrant(
        await configuration(),
        new URL(`${redirectUri}${query}`),
        {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
          ...(most === undefined ? {} : { maxAge: most }),
        },
      );
      const claims = tokens.claims();
      if (claims === undefined) throw new Error("The provider gave no ID token.");
      return claims;
    },
  };
}

export type Party = ReturnType<typeof createParty>;
