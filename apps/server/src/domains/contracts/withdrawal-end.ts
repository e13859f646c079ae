import { dayInFrance } from "@jobami/api/missions/days";
import { withdrawalDays } from "@jobami/api/withdrawals/routes";

const hourMs = 3_600_000;

/** The last instant to withdraw from what was concluded at an instant (both ms since 1970): fourteen whole days in France, that of the contract not counted. */
export function withdrawalEnd(concludedAt: number): number {
  const [year = 0, month = 1, day = 1] = dayInFrance(concludedAt).split("-").map(Number);
  const midnight = Date.UTC(year, month - 1, day + withdrawalDays + 1);
  const after = new Date(midnight).toISOString().slice(0, 10);
  // France is ahead of UTC, by two hours in summer.
  const inSummer = midnight - 2 * hourMs;
  return dayInFrance(inSummer) === after ? inSummer : midnight - hourMs;
}
