import { devicesClient } from "@jobami/api/devices/client";
import type { Api } from "@jobami/api/http/client";
import {
  createDeviceListMachine,
  type DeviceListMachine,
  type SessionEnding,
} from "@jobami/machines/auth/device-list";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { fromPromise } from "xstate";
import { resetPasswordPath } from "../../../generated/paths.ts";
import { submissionOf } from "../../../platform/forms/index.ts";

/** The machine of the list of devices with its actors. */
export function deviceListMachine(api: Api): DeviceListMachine {
  const client = devicesClient(api);
  return createDeviceListMachine().provide({
    actors: {
      end: fromPromise<unknown, SessionEnding | undefined>(async ({ input }) => {
        if (input === undefined) return;
        await (input.scope === "one" ? client.endOne({ params: { id: input.id } }) : client.endOthers());
      }),
    },
  });
}

export type DisownProblem = "EXPIRED" | "INVALID" | "FAILED";

/** What is sent when the mailed link's device is disowned, and what comes back. */
export type Disown = (body: { token: string }, idempotencyKey: string) => Promise<{ resetToken: string }>;

/** The call of that name. */
export const disownOf =
  (api: Api): Disown =>
  (body, idempotencyKey) =>
    devicesClient(api).disown({ body, idempotencyKey });

/** The button behind the link of the mail about a new device. */
export function disowning(
  disown: Disown,
): SubmissionMachine<{ token: string }, { resetToken: string }, DisownProblem> {
  return submissionOf(disown, {
    outcomes: {
      problems: { TOKEN_EXPIRED: "EXPIRED", TOKEN_INVALID: "INVALID", VALIDATION_FAILED: "INVALID" },
      otherwise: "FAILED",
    },
    check: ({ token }) => (token === "" ? "INVALID" : null),
  });
}

/** Where another password is chosen. */
export const resetPath = (token: string) => `${resetPasswordPath}?token=${encodeURIComponent(token)}`;
