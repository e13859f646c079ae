import type { GoogleProblem, ProofPurpose } from "@jobami/api/google/routes";

/** A visit to Google that ends here; the page that it comes back to states why. */
export class GoogleRefusal extends Error {
  override readonly name = "GoogleRefusal";
  readonly problem: GoogleProblem;
  /** The page to come back to, where it is known. */
  readonly from: string | null;
  /** What the visit was to prove; null for a sign-in. */
  readonly purpose: ProofPurpose | null;
  constructor(
    problem: GoogleProblem,
    from: string | null = null,
    cause?: unknown,
    purpose: ProofPurpose | null = null,
  ) {
    super(problem, { cause });
    this.purpose = purpose;
    this.problem = problem;
    this.from = from;
  }
}

/** Whether the provider could not be asked: no connection, no answer in time, a fault of its own. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return error instanceof Response && error.status >= 500;
  const { code } = error as { code?: unknown };
  return (
    code === "OAUTH_TIMEOUT" ||
    error.name === "TimeoutError" ||
    (error instanceof TypeError && error.message === "fetch failed") ||
    isAway(error.cause)
  );
}

/** What an error of the exchange comes down to for the person who waits. */
export function problemOf(error: unknown): GoogleProblem {
  if (isAway(error)) return "unavailable";
  return (error as { error?: unknown }).error === "access_denied" ? "denied" : "failed";
}
