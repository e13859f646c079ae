import { hash, verify } from "@node-rs/argon2";

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const dayMs = 24 * 3_600_000;
/** A password lives this long, in days. */
export const passwordLifeDays = 90;

/** A password as it is stored (argon2id). */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), cost);
}

const dummyHash = hashPassword("nobody");

/** Whether the password is the one stored. Without an account (`null`) it takes as long and answers no. */
export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  const isSame = await verify(storedHash ?? (await dummyHash), password.normalize("NFC"));
  return storedHash !== null && isSame;
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
