/**
 * What PostgreSQL states when it cannot serve for now, by SQLSTATE: connection lost (08), no room (53), shutting down, crashed or
 * starting (57P), read only (25006: a standby took the address over and is not promoted yet).
 */
const sqlState = /^(08|53)...$|^57P0[1235]$|^25006$/;

const systemCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** The driver gives these no code. */
const driverSentence =
  /^(Connection terminated|Client (was closed|has encountered a connection error)|timeout exceeded when trying to connect|Query read timeout)/;

function isOne(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code !== undefined) return systemCodes.has(code) || sqlState.test(code);
  return driverSentence.test(error.message);
}

/** Whether an error, or what caused it, states that the database cannot be reached or cannot serve for now. */
export function isUnavailable(error: unknown): boolean {
  return isOne(error) || (error instanceof Error && error.cause !== undefined && isUnavailable(error.cause));
}

/** A statement took too long and was ended (57014), or waited too long for another's lock (55P03). */
const endedStates: readonly unknown[] = ["57014", "55P03"];

/** Whether an error, or what caused it, states that the database ended a statement for its time. */
export function isTooSlow(error: unknown): boolean {
  return (
    error instanceof Error &&
    (endedStates.includes((error as NodeJS.ErrnoException).code) || isTooSlow(error.cause))
  );
}

/** The database was not there in the time that a start gives it. */
export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway";
}
