import { hash, verify } from "@node-rs/argon2";

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const dayMs = 24 * 3_600_000;
/** A password lives this long, in days. */
export const passwordLifeDays = 90;

/** A password as it is kept (argon2id). */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), cost);
}

const nobody = hashPassword("nobody");

/** Whether the password is the one kept. Without an account (`null`) it takes as long and says no. */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  const isSame = await verify(kept ?? (await nobody), password.normalize("NFC"));
  return kept !== null && isSame;
}

/** How long the password of an account still lives; one without a password has none that could end. */
export function passwordStatusOf(
  account: { passwordHash: string | null; passwordChangedAt: Date },
  now: number,
) {
  return passwordStatus(account.passwordHash === null ? new Date(now) : account.passwordChangedAt, now);
}

/** How long a password still lives, in whole days begun [PWD-11, PWD-12]. */
export function passwordStatus(changedAt: Date, now: number) {
  const left = Math.ceil((changedAt.getTime() + passwordLifeDays * dayMs - now) / dayMs);
  return { daysUntilExpiration: Math.max(0, left), passwordExpired: left <= 0 };
}
