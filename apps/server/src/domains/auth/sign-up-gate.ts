import type { SignUpProof } from "@jobami/api/auth/contract";
import { AllowanceSpent, type Holders } from "../../platform/allowances/allowances.ts";
import type { Tx } from "../../platform/database/database.ts";
import { callingNetwork } from "../../platform/http/calling-network.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { createSignUpChallenges, type Issued } from "./sign-up-challenges.ts";

/** Lets a sign-up through, in its transaction. Throws SIGN_UP_PROOF_NEEDED when its challenge was used meanwhile. */
export type LetThrough = (tx: Tx) => Promise<void>;

/**
 * Asks for a proof of work, or for a wait, where a network or the whole site signs up more than is usual: what costs a person seconds
 * costs whoever makes accounts by the thousand a machine.
 */
export function createSignUpGate({
  allowances,
  clock,
  config,
  db,
  log,
  secret,
}: Pick<Platform, "allowances" | "clock" | "config" | "db" | "log" | "secret">) {
  const challenges = createSignUpChallenges({ clock, secret });
  /** Until when the operator was informed that sign-ups are unusual. */
  let warnedUntil = 0;

  const refusal = (challenge: string, retryAfterSeconds: number) =>
    new DomainError("SIGN_UP_PROOF_NEEDED", { challenge, retryAfterSeconds });
  const another = async () => refusal(await challenges.draw(), config.signUpWaitSeconds);

  function warn({ holder, retryAfterSeconds }: AllowanceSpent): void {
    if (warnedUntil > clock.now()) return;
    warnedUntil = clock.now() + retryAfterSeconds * 1000;
    log.warn(
      { budget: holder, until: new Date(warnedUntil).toISOString() },
      "sign-ups are unusual: work is asked for",
    );
  }

  /** Whoever signs up, as far as it is counted. */
  function holders(): Holders {
    const network = callingNetwork();
    return { site: "all", ...(network === null ? {} : { network }) };
  }

  async function asUsual(): Promise<void> {
    try {
      await allowances.spendFor(db, "usualSignUp", holders());
    } catch (error) {
      if (!(error instanceof AllowanceSpent)) throw error;
      warn(error);
      throw await another();
    }
  }

  /** Throws SIGN_UP_PROOF_NEEDED with the same challenge while it has not been waited for long enough, or too many waited. */
  async function afterWaiting({ text, issuedAt }: Issued): Promise<void> {
    const left = issuedAt + config.signUpWaitSeconds * 1000 - clock.now();
    if (left > 0) throw refusal(text, Math.ceil(left / 1000));
    try {
      await allowances.spendFor(db, "waitedSignUp", holders());
    } catch (error) {
      throw error instanceof AllowanceSpent ? refusal(text, error.retryAfterSeconds) : error;
    }
  }

  return {
    /** Asks before anything is done for a sign-up, whether or not its address has an account. Throws SIGN_UP_PROOF_NEEDED with a challenge. */
    async admit(proof: SignUpProof | undefined): Promise<LetThrough> {
      if (allowances.isOff) return async () => undefined;
      if (proof === undefined) {
        await asUsual();
        return async () => undefined;
      }
      const issued = await challenges.read(proof);
      if (issued === null) throw await another();
      if (!issued.isSolved) await afterWaiting(issued);
      return async (tx) => {
        if (!(await challenges.use(tx, issued))) throw await another();
      };
    },
    /** Forgets challenges that have run out. */
    sweep: () => challenges.sweep(db),
  };
}

export type SignUpGate = ReturnType<typeof createSignUpGate>;
