import type { Platform } from "../../platform/platform.ts";
import type { Users } from "../users/users.service.ts";
import { type AfterSignUp, createAccounts } from "./accounts.ts";
import { createAttempts } from "./attempts.ts";
import { createMailCooldowns } from "./mail-cooldowns.ts";
import { createMailedTokens } from "./mailed-tokens.ts";
import { createSignIn } from "./sign-in.ts";
import { createTwoFactor } from "./two-factor.ts";

export type { TokenState } from "./mailed-tokens.ts";
export { maskEmail } from "./mask-email.ts";
export { hashPassword } from "./passwords.ts";

/** Accounts and signing in, over the platform and the users domain. */
export function createAuth(platform: Platform, users: Users, afterSignUp: AfterSignUp) {
  const { clock, secret, db } = platform;
  const attempts = createAttempts({ clock, secret });
  const cooldowns = createMailCooldowns({ clock, secret });
  const tokens = createMailedTokens({ clock });
  const twoFactor = createTwoFactor({ clock, secret });
  const accounts = createAccounts({ platform, users, tokens, cooldowns, afterSignUp });
  const { remindVerification } = accounts;
  const signIn = createSignIn({ platform, users, attempts, twoFactor, remindVerification });

  platform.jobs.every("auth.sweep", "41 3 * * *", async () => {
    await attempts.sweep(db);
    await cooldowns.sweep(db);
    await tokens.sweep(db);
    await twoFactor.sweep(db);
  });

  return { accounts, signIn, tokens, cooldowns };
}

export type Auth = ReturnType<typeof createAuth>;
