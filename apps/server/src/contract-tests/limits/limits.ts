import type { ErrorCode } from "@jobami/api/http/error-codes";
import { ofAccounts } from "./of-accounts.ts";
import { ofMissions } from "./of-missions.ts";
import { ofMoney } from "./of-money.ts";
import { limitsOfPeople } from "./of-people.ts";
import { ofStaff } from "./of-staff.ts";
import type { Limit } from "./race.ts";

/** Everything that there is at most so much of. */
export const limits: readonly Limit[] = [
  ...limitsOfPeople,
  ...ofMoney,
  ...ofMissions,
  ...ofStaff,
  ...ofAccounts,
];

/** Refusals that sound like one of a limit, and why no crowd can pass what they stand for. */
export const refusedOtherwise: Partial<Record<ErrorCode, string>> = {
  ALREADY_PREMIUM:
    "Shows how a subscription stands: what is paid twice is cancelled (subscriptions.test.ts).",
  PROMO_USED: "Shows how a code stands for a person: (promo_id, user_id) is a primary key.",
  APPEAL_DECIDED: "Shows how an appeal stands: its row is locked by who decides it (appeals.test.ts).",
  PASSKEY_KNOWN: "Every device answers a challenge of its own, which is used up by one statement.",
  APPEAL_TAKEN:
    "Names who has an appeal: one column, taken over from whom one saw with it; fifty at once in appeals.assignment.test.ts.",
  FILE_TOO_MANY_PIXELS: "Shows what a picture is.",
};
