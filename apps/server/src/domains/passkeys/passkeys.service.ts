import type { Passkey, PasskeyAssertion, PasskeyRegistration } from "@jobami/api/passkeys/contract";
import { mostPasskeys } from "@jobami/api/passkeys/routes";
import type { Disowned } from "../../composition/contributions.ts";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { hashToken, newToken } from "../../platform/secrets/secrets.ts";
import type { Browser } from "../../platform/sessions/browser.ts";
import type { Auth, Proof, SignIn } from "../auth/auth.domain.ts";
import type { Account, Users } from "../users/users.domain.ts";
import { passkeyLetter } from "./passkeys.mails.ts";
import { type PasskeyRow, passkeysRepository as repository } from "./passkeys.repository.ts";
import { type RelyingParty, relyingPartyOf } from "./relying-party.ts";

/** Life of a challenge, in ms. */
export const challengeLifeMs = 5 * 60_000;

/** What devices sign with: EdDSA, ES256 and RS256, as COSE numbers them. */
const supportedAlgorithmIDs = [-8, -7, -257];

interface Deps {
  platform: Platform;
  users: Users;
  auth: Pick<Auth, "signIn" | "proving">;
}

const toPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  isSynced: row.isSynced,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

const base64url = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));

/** The library is loaded by the first who needs it. */
const webauthn = () => import("@simplewebauthn/server");

/** The challenge that a device reports it signed; what is none is no one’s. */
function challengeIn({ clientDataJSON }: { clientDataJSON: string }): string {
  try {
    const clientData: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    const { challenge } = clientData as { challenge?: unknown };
    return typeof challenge === "string" ? challenge : "";
  } catch {
    return "";
  }
}

/** Passkeys: added and removed under a proof, used to sign in without it. */
export function createPasskeys({ platform, users, auth }: Deps) {
  const { db, clock, mail, config, sessions } = platform;

  function party(): RelyingParty {
    const known = relyingPartyOf(config);
    if (known === null) throw new DomainError("PASSKEYS_UNAVAILABLE");
    return known;
  }

  async function ownAccount(database: Db, userId: string): Promise<Account> {
    const account = await users.byId(database, userId);
    if (account === null) throw new DomainError("UNAUTHENTICATED");
    return account;
  }

  async function proved(userId: string, proof: Proof): Promise<Account> {
    const account = await ownAccount(db, userId);
    await auth.proving.prove(account, proof);
    return account;
  }

  async function newChallenge(userId: string | null): Promise<Uint8Array<ArrayBuffer>> {
    const challenge = newToken();
    const expiresAt = instant(clock, challengeLifeMs);
    await repository.keepChallenge(db, { hash: hashToken(challenge), userId, expiresAt });
    return base64url(challenge);
  }

  /** Uses a challenge up, whatever comes of the answer. Throws PASSKEY_EXPIRED when it is none of this purpose. */
  async function useChallenge(response: { clientDataJSON: string }, userId: string | null): Promise<string> {
    const challenge = challengeIn(response);
    if (!(await repository.takeChallenge(db, hashToken(challenge), userId, instant(clock))))
      throw new DomainError("PASSKEY_EXPIRED");
    return challenge;
  }

  const refuseFull = (count: number) => {
    if (count >= mostPasskeys) throw new DomainError("PASSKEYS_FULL");
  };

  async function notifyOwner(tx: Tx, account: Account, name: string, isAdded: boolean): Promise<void> {
    const letter = passkeyLetter(config, { prenom: account.prenom, name, isAdded });
    await mail.send(tx, { lane: "urgent", to: account.email, userId: account.id, ...letter });
  }

  /** What the device made, if it is what was asked for. Whatever is wrong with it, the answer is the same. */
  async function registered(credential: PasskeyRegistration, expectedChallenge: string) {
    const { id, origin } = party();
    const { verifyRegistrationResponse } = await webauthn();
    try {
      const { registrationInfo } = await verifyRegistrationResponse({
        response: { ...credential, clientExtensionResults: {} } as never,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: id,
        requireUserVerification: true,
        supportedAlgorithmIDs,
      });
      if (registrationInfo !== undefined) return registrationInfo;
    } catch {
      // Reported below.
    }
    throw new DomainError("PASSKEY_REFUSED");
  }

  async function asserted(row: PasskeyRow | null, credential: PasskeyAssertion, expectedChallenge: string) {
    const { id, origin } = party();
    const { verifyAuthenticationResponse } = await webauthn();
    if (row === null) throw new DomainError("PASSKEY_REFUSED");
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...credential, clientExtensionResults: {} } as never,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: id,
        credential: { id: row.credentialId, publicKey: base64url(row.publicKey), counter: row.counter },
        requireUserVerification: true,
      });
      if (verified) return { row, counter: authenticationInfo.newCounter };
    } catch {
      // Reported below.
    }
    throw new DomainError("PASSKEY_REFUSED");
  }

  return {
    async list(userId: string): Promise<{ data: Passkey[] }> {
      const rows = await repository.ofUser(db, userId);
      return { data: rows.map(toPasskey) };
    },
    /** What the browser asks a device for, under a proof and a mailed code. */
    async begin(userId: string, proof: Proof) {
      const { id, name } = party();
      const account = await ownAccount(db, userId);
      await auth.proving.proveToEnrol(account, proof);
      const known = await repository.ofUser(db, userId);
      refuseFull(known.length);
      const { generateRegistrationOptions } = await webauthn();
      return generateRegistrationOptions({
        rpID: id,
        rpName: name,
        userName: account.email,
        userDisplayName: account.prenom,
        userID: new Uint8Array(Buffer.from(userId)),
        challenge: await newChallenge(userId),
        timeout: challengeLifeMs,
        supportedAlgorithmIDs,
        excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
    },
    /** Keeps what the device made, and informs its owner by mail. */
    async add(
      { userId, sessionId }: { userId: string; sessionId: string },
      { name, credential }: { name: string; credential: PasskeyRegistration },
      finish: (tx: Tx, passkey: Passkey) => Promise<void>,
    ): Promise<Passkey> {
      const challenge = await useChallenge(credential.response, userId);
      const made = await registered(credential, challenge);
      return inTransaction(db, async (tx) => {
        await users.life.hold(tx, userId);
        const account = await ownAccount(tx, userId);
        refuseFull((await repository.ofUser(tx, userId)).length);
        const row: PasskeyRow = {
          id: newId(),
          userId,
          credentialId: made.credential.id,
          publicKey: Buffer.from(made.credential.publicKey).toString("base64url"),
          counter: made.credential.counter,
          transports: [...(credential.response.transports ?? [])],
          isSynced: made.credentialBackedUp,
          name,
          createdAt: instant(clock),
          lastUsedAt: null,
          addedByDevice: (await sessions.byId(tx, sessionId))?.deviceId ?? null,
        };
        if (!(await repository.insert(tx, row))) throw new DomainError("PASSKEY_KNOWN");
        await notifyOwner(tx, account, name, true);
        const passkey = toPasskey(row);
        await finish(tx, passkey);
        return passkey;
      });
    },
    /** Throws NOT_FOUND for another person’s. */
    async rename(tx: Tx, userId: string, id: string, name: string): Promise<Passkey> {
      const row = await repository.rename(tx, userId, id, name);
      if (row === null) throw new DomainError("NOT_FOUND");
      return toPasskey(row);
    },
    /** Throws NOT_FOUND for another person’s. What proved its owner stays as a way in: the password, or Google. */
    async remove(userId: string, id: string, proof: Proof, finish: (tx: Tx) => Promise<void>): Promise<void> {
      const account = await proved(userId, proof);
      await inTransaction(db, async (tx) => {
        const row = await repository.remove(tx, userId, id);
        if (row === null) throw new DomainError("NOT_FOUND");
        await notifyOwner(tx, account, row.name, false);
        await finish(tx);
      });
    },
    /** Takes away those that were added in a browser which its owner disowns, and informs them. */
    async removeOfDevice(tx: Tx, { userId, deviceId }: Disowned): Promise<void> {
      const removed = await repository.removeOfDevice(tx, userId, deviceId);
      if (removed.length === 0) return;
      const account = await ownAccount(tx, userId);
      for (const { name } of removed) await notifyOwner(tx, account, name, false);
    },
    /** What the browser asks devices for: whichever key they have for this site, so that no one is named. */
    async beginSignIn() {
      const { id } = party();
      const { generateAuthenticationOptions } = await webauthn();
      return generateAuthenticationOptions({
        rpID: id,
        challenge: await newChallenge(null),
        timeout: challengeLifeMs,
        userVerification: "required",
      });
    },
    /** Whose key signed the challenge. Throws PASSKEY_EXPIRED or PASSKEY_REFUSED. */
    async prove(
      credential: PasskeyAssertion,
    ): Promise<{ account: Account; row: PasskeyRow; counter: number }> {
      const challenge = await useChallenge(credential.response, null);
      const known = await repository.byCredential(db, credential.id);
      const proof = await asserted(known, credential, challenge);
      return { ...proof, account: await ownAccount(db, proof.row.userId) };
    },
    /** Signs in whose key it was. */
    async signIn(
      { account, row, counter }: { account: Account; row: PasskeyRow; counter: number },
      browser: Browser,
      finish: (tx: Tx, signIn: SignIn) => Promise<void>,
    ): Promise<SignIn> {
      return auth.signIn.openByPasskey(account, browser, async (tx, signIn) => {
        const isThere = await repository.noteUse(tx, row.id, { counter, lastUsedAt: instant(clock) });
        if (!isThere) throw new DomainError("PASSKEY_REFUSED");
        await finish(tx, signIn);
      });
    },
    /** Forgets challenges that are over. */
    sweep: () => repository.sweep(db, instant(clock)),
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;
