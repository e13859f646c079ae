import type { VouchedFor } from "../../composition/contributions.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Users } from "../users/users.domain.ts";
import { createAccounts } from "./accounts.ts";
import { createAttempts } from "./attempts.ts";
import { createAuthenticator } from "./authenticator.ts";
import { createAuthenticatorSetUp } from "./authenticator-set-up.ts";
import { createMailCooldowns } from "./mail-cooldowns.ts";
import { createMailProof } from "./mail-proof.ts";
import { createMailedLinks } from "./mailed-links.ts";
import { createMailedTokens } from "./mailed-tokens.ts";
import { createProving } from "./proof.ts";
import { type AfterSignIn, createSignIn } from "./sign-in.ts";
import { type AfterSignUp, createSignUp } from "./sign-up.ts";
import { createSignUpGate } from "./sign-up-gate.ts";
import { createTwoFactor } from "./two-factor.ts";

/** Accounts and signing in, over the platform and the users domain. */
export function createAuth(
  platform: Platform,
  users: Users,
  {
    afterSignUp,
    afterSignIn,
    isVouchedFor,
    mailSuspension,
  }: {
    afterSignUp: AfterSignUp;
    afterSignIn: AfterSignIn;
    isVouchedFor: (db: Db, asked: VouchedFor) => Promise<boolean>;
    mailSuspension: (tx: Tx, email: string) => Promise<void>;
  },
) {
  const { clock, secret, db } = platform;
  const attempts = createAttempts({ clock, secret });
  const cooldowns = createMailCooldowns({ clock, secret });
  const tokens = createMailedTokens({ clock });
  const twoFactor = createTwoFactor({ clock, secret });
  const authenticator = createAuthenticator({ clock, secret, issuer: platform.config.brand.name });
  const links = createMailedLinks({ platform, tokens });
  const accounts = createAccounts({ platform, users, tokens, links, cooldowns, twoFactor });
  const gate = createSignUpGate(platform);
  const signUp = createSignUp({ platform, users, links, cooldowns, gate, afterSignUp });
  const { remindVerification } = accounts;
  const mailProof = createMailProof({ platform, users, attempts });
  const signIn = createSignIn({
    platform,
    users,
    attempts,
    twoFactor,
    authenticator,
    mailProof,
    remindVerification,
    afterSignIn,
    mailSuspension,
  });
  const proving = createProving({ db, provePassword: signIn.provePassword, isVouchedFor, mailProof });
  const setUp = createAuthenticatorSetUp({ platform, users, attempts, twoFactor, authenticator, proving });

  return {
    accounts,
    signUp,
    signIn,
    proving,
    authenticatorSetUp: setUp,
    mailProof,
    tokens,
    cooldowns,
    /** How many accounts, codes and addresses are locked now. */
    lockedNow: attempts.lockedNow,
    /** Forgets tries, waits, links and codes that are over. */
    async sweep(): Promise<void> {
      await attempts.sweep(db);
      await cooldowns.sweep(db);
      await tokens.sweep(db);
      await twoFactor.sweep(db);
      await authenticator.sweep(db);
      await mailProof.sweep();
      await gate.sweep();
    },
  };
}

export type Auth = ReturnType<typeof createAuth>;
