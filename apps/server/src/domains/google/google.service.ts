import type { googleRegisterBody } from "@jobami/api/google/contract";
import type { z } from "zod";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { shownAddress } from "../../platform/mail/shown-address.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Browser } from "../../platform/sessions/browser.ts";
import type { Auth, SignIn } from "../auth/auth.domain.ts";
import type { Account, Users } from "../users/users.domain.ts";
import { type Arrived, createFlows, type Proving } from "./google.flows.ts";
import { createJourney } from "./google.journey.ts";
import { linksRepository as links } from "./google.links.ts";
import { createProviders } from "./google.providers.ts";
import { GoogleRefusal } from "./google.refusal.ts";

/** Where a person stands who came back from the provider. */
export type Arrival =
  | { step: "signIn"; identity: Arrived; account: Account }
  | { step: "link"; identity: Arrived; account: Account }
  | { step: "register"; identity: Arrived };

/** Who calls: what keeps their identity, and the browser that a session would begin in. */
export interface Caller {
  token: string | undefined;
  browser: Browser;
}

/** Runs in the transaction that signs a person in. */
type Finish = (tx: Tx, signIn: SignIn) => Promise<void>;

/** Signing in with Google: to the provider and back, then into an account that is known, linked or new. */
export function createGoogle(platform: Platform, users: Users, auth: Auth) {
  const { db, clock } = platform;
  const flows = createFlows(platform);
  const journey = createJourney(flows, clock);
  const providers = createProviders(platform);

  async function arrivalOf(database: Db, identity: Arrived): Promise<Arrival> {
    const link = await links.bySubject(database, identity);
    const known = link === null ? null : await users.byId(database, link.userId);
    if (known !== null) return { step: "signIn", identity, account: known };
    const account = await users.byEmail(database, identity.email);
    return account === null ? { step: "register", identity } : { step: "link", identity, account };
  }

  async function arrive(token: string | undefined): Promise<Arrival> {
    const identity = await flows.look(db, "arrived", token);
    if (identity === null) throw new DomainError("GOOGLE_IDENTITY_EXPIRED");
    return arrivalOf(db, identity);
  }

  /** Where they stand, if it is that step; it may have changed while the page was open. */
  async function expectStep<S extends Arrival["step"]>(
    token: string | undefined,
    step: S,
  ): Promise<Extract<Arrival, { step: S }>> {
    const arrival = await arrive(token);
    if (arrival.step !== step) throw new DomainError("GOOGLE_STEP_CHANGED");
    return arrival as Extract<Arrival, { step: S }>;
  }

  /** Of two calls with one identity, one goes through. */
  async function consume(tx: Tx, token: string | undefined): Promise<void> {
    if ((await flows.take(tx, "arrived", token)) === null) throw new DomainError("GOOGLE_IDENTITY_EXPIRED");
  }

  async function linkTo(tx: Tx, userId: string, { issuer, subject, email }: Arrived): Promise<void> {
    const isLinked = await links.put(tx, { issuer, subject, email, userId, linkedAt: instant(clock) });
    if (!isLinked) throw new DomainError("GOOGLE_STEP_CHANGED");
  }

  async function standingProof(
    { userId, sessionId }: Pick<Proving, "userId" | "sessionId">,
    token: string | undefined,
  ) {
    const proof = await flows.look(db, "proof", token);
    const until = token === undefined ? null : await flows.proofUntil(db, token);
    if (proof === null || until === null) return null;
    if (proof.userId !== userId || proof.sessionId !== sessionId) return null;
    return { purpose: proof.purpose, expiresAt: until.toISOString() };
  }

  return {
    journey,
    providers,
    arrive,
    /** Keeps whom the provider vouched for; the token goes into the browser's cookie. */
    welcome: (database: Db, identity: Arrived) => flows.keep(database, "arrived", identity),
    /** Keeps that the provider vouched once more for whom it was to prove; the token goes into the browser's cookie. Throws GoogleRefusal `other`. */
    async vouch(database: Db, identity: Arrived, proving: Proving): Promise<string> {
      const link = await links.bySubject(database, identity);
      if (link?.userId !== proving.userId)
        throw new GoogleRefusal("other", identity.from, undefined, proving.purpose);
      return flows.keep(database, "proof", proving);
    },
    /** Whether this browser brought a proof back for this session and purpose; used up, also by what it does not serve. */
    async usesProof(database: Db, token: string | undefined, asked: Proving): Promise<boolean> {
      const proof = await flows.take(database, "proof", token);
      return (
        proof !== null &&
        proof.userId === asked.userId &&
        proof.sessionId === asked.sessionId &&
        proof.purpose === asked.purpose
      );
    },
    /** Signs in whoever is known. The password is not asked for, so that an expired one is no matter. */
    async signIn(
      { token, browser }: Caller,
      mayUse: (account: Account) => boolean,
      finish: Finish,
    ): Promise<SignIn> {
      const { account } = await expectStep(token, "signIn");
      if (!mayUse(account)) throw new DomainError("ACCOUNT_DEACTIVATED");
      return auth.signIn.proceed(
        account,
        { rememberMe: false, browser },
        async (tx, result) => {
          await consume(tx, token);
          await finish(tx, result);
        },
        { isPasswordUsed: false },
      );
    },
    /** Who has an account under the same address, before its password is checked. */
    linkable: (token: string | undefined) => expectStep(token, "link"),
    /** Goes on after the right password: links at once, or once the second factor is proved. */
    link(
      { account, identity }: { account: Account; identity: Arrived },
      { token, browser }: Caller & { token: string },
      finish: Finish,
    ): Promise<SignIn> {
      return auth.signIn.proceed(account, { rememberMe: false, browser }, async (tx, result) => {
        if (result.outcome === "codeAsked")
          await flows.change(tx, token, { ...identity, provenFor: account.id });
        else {
          await consume(tx, token);
          await linkTo(tx, account.id, identity);
        }
        await finish(tx, result);
      });
    },
    /** Links whose password was given before, now that the second factor is proved. True when there was something to link. */
    async linkProven(tx: Tx, userId: string, token: string | undefined): Promise<boolean> {
      const identity = await flows.look(tx, "arrived", token);
      if (identity?.provenFor !== userId) return false;
      await consume(tx, token);
      await linkTo(tx, userId, identity);
      return true;
    },
    /** Makes the account of a new person and signs them in. */
    async register(
      { token, browser }: Caller,
      { prenom, nom, user_type: userType }: z.output<typeof googleRegisterBody>,
      finish: Finish,
    ): Promise<SignIn> {
      const { identity } = await expectStep(token, "register");
      return inTransaction(db, async (tx) => {
        await consume(tx, token);
        const account = await auth.signUp.enrolProved(tx, { email: identity.email, prenom, nom, userType });
        if (account === null) throw new DomainError("GOOGLE_STEP_CHANGED");
        await linkTo(tx, account.id, identity);
        const result = await auth.signIn.openNew(tx, account, browser);
        await finish(tx, result);
        return result;
      });
    },
    /** Which Google account is linked, whether there is another way in, and what this browser brought back as a proof. */
    async state({ userId, sessionId }: Pick<Proving, "userId" | "sessionId">, token: string | undefined) {
      const link = await links.byUser(db, userId);
      const account = await users.byId(db, userId);
      return {
        linked:
          link === null ? null : { email: shownAddress(link.email), linkedAt: link.linkedAt.toISOString() },
        hasPassword: account !== null && account.passwordHash !== null,
        proof: await standingProof({ userId, sessionId }, token),
      };
    },
    /** Removes the link. Throws LAST_WAY_IN when there is no password to sign in with. */
    async unlink(tx: Tx, userId: string): Promise<void> {
      const account = await users.life.hold(tx, userId);
      if (account === null || account.passwordHash === null) throw new DomainError("LAST_WAY_IN");
      await links.remove(tx, userId);
    },
    sweep: () => flows.sweep(db),
  };
}

export type Google = ReturnType<typeof createGoogle>;
