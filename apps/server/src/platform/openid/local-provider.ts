import { createHash, generateKeyPair, type KeyObject } from "node:crypto";
import { promisify } from "node:util";
import Provider, { type JWKS } from "oidc-provider";
import { newToken } from "../secrets/secrets.ts";
import { createMemoryAdapter } from "./memory-adapter.ts";

/** A person as the provider vouches for them. */
export interface Vouched {
  email: string;
  isVerified: boolean;
  prenom: string;
  nom: string;
}

/** The most people that are remembered; the oldest are forgotten first. */
const mostPeople = 500;

/** The same address is always the same person, also after a restart. */
const subjectOf = (email: string) => createHash("sha256").update(`local ${email}`).digest("base64url");

async function newSigningKey(): Promise<JWKS> {
  const { privateKey } = (await promisify(generateKeyPair)("rsa", { modulusLength: 2048 })) as unknown as {
    privateKey: KeyObject;
  };
  return {
    keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: newToken() }],
  } as JWKS;
}

/** An OpenID provider with one client, this product, and a page of ours in the place of a password. */
export async function createLocalProvider(settings: {
  /** Where it is mounted. */
  path: string;
  issuer: string;
  redirectUri: string;
  clientId: string;
  clientSecret: string;
}) {
  const people = new Map<string, Vouched>();
  const provider = new Provider(settings.issuer, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uris: [settings.redirectUri],
        grant_types: ["authorization_code"],
        response_types: ["code"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks: await newSigningKey(),
    cookies: { keys: [newToken()] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: {
      claimsParameter: { enabled: true },
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: { url: (_context, { uid }) => `${settings.path}/choisir/${uid}` },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 300, Interaction: 900, Session: 900, Grant: 900 },
    findAccount: (_context, accountId) => {
      const person = people.get(accountId);
      return person === undefined
        ? undefined
        : {
            accountId,
            claims: () => ({
              sub: accountId,
              email: person.email,
              email_verified: person.isVerified,
              given_name: person.prenom,
              family_name: person.nom,
            }),
          };
    },
    // Who chose a person on the page has agreed to what the product asks for.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? "",
        accountId: oidc.session?.accountId ?? "",
      });
      grant.addOIDCScope(["openid", "email", "profile"].join(" "));
      await grant.save();
      return grant;
    },
    renderError: (context, { error }) => {
      context.type = "text/plain; charset=utf-8";
      context.body = `Cette étape de la connexion n’est plus valable (${error}). Revenez à la page de connexion.`;
    },
  });
  return {
    provider,
    handle: provider.callback(),
    /** Notes whom the provider is to vouch for; their subject. */
    vouch(person: Vouched): string {
      const subject = subjectOf(person.email);
      people.delete(subject);
      people.set(subject, person);
      const oldest = people.keys().next();
      if (people.size > mostPeople && !oldest.done) people.delete(oldest.value);
      return subject;
    },
  };
}

export type LocalProvider = Awaited<ReturnType<typeof createLocalProvider>>;
