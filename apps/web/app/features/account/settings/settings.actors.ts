import type { Api } from "@jobami/api/http/client";
import { notificationsClient } from "@jobami/api/notifications/client";
import type {
  NotificationChannel,
  NotificationChoice,
  NotificationKind,
  NotificationPreference,
  NotificationTimes,
  PushDevice,
} from "@jobami/api/notifications/contract";
import { usersClient } from "@jobami/api/users/client";
import type { PersonalDetails } from "@jobami/api/users/contract";
import type { SubmissionMachine, SubmissionProblem } from "@jobami/machines/submission";
import { plainOutcomes, type RefusedField, submissionOf } from "../../../platform/forms/index.ts";
import { detailsCopy } from "./copy.ts";
import { subscribeHere, unsubscribeHere } from "./push-browser.ts";

/** What is typed: an empty number is none. */
export interface DetailsForm {
  phone: string;
  birthDate: string | null;
}

type DetailsProblem = "FORM_INVALID" | "FAILED";

/** Changes one's number and birth date. */
export function detailsChange(
  api: Api,
): SubmissionMachine<DetailsForm, { data: PersonalDetails }, DetailsProblem> {
  return submissionOf(
    ({ phone, birthDate }) =>
      usersClient(api).setDetails({ body: { phone: phone.trim() === "" ? null : phone, birthDate } }),
    { outcomes: { problems: { VALIDATION_FAILED: "FORM_INVALID" }, otherwise: "FAILED" } },
  );
}

/** Which field a problem is about, and with which text. */
export function detailsProblem({
  message,
  fields,
}: SubmissionProblem<DetailsProblem>): RefusedField<keyof DetailsForm> {
  const [refused] = fields;
  return refused?.path === "phone" || refused?.path === "birthDate"
    ? { field: refused.path, text: refused.message }
    : { field: null, text: message || detailsCopy.failed };
}

/** Sets how a kind of notification comes by a channel. */
export function preferenceChange(
  api: Api,
): SubmissionMachine<
  { kind: NotificationKind; channel: NotificationChannel; choice: NotificationChoice },
  { data: NotificationPreference },
  "FAILED"
> {
  return submissionOf((body) => notificationsClient(api).setPreference({ body }), {
    outcomes: plainOutcomes,
  });
}

/** What is typed of quiet hours: a time that is not whole is refused by its name. */
export type QuietForm = { quiet: { from: string; to: string } | null };

/** Sets or ends one's quiet hours. */
export function quietChange(api: Api): SubmissionMachine<QuietForm, { data: NotificationTimes }, "FAILED"> {
  return submissionOf((body) => notificationsClient(api).setQuietHours({ body }), {
    outcomes: plainOutcomes,
  });
}

/** Sets when one's digest comes. */
export function digestChange(
  api: Api,
): SubmissionMachine<NotificationTimes["digest"], { data: NotificationTimes }, "FAILED"> {
  return submissionOf((body) => notificationsClient(api).setDigest({ body }), { outcomes: plainOutcomes });
}

/** Has this browser asked, and the server notify it. */
export function pushStart(
  api: Api,
): SubmissionMachine<{ publicKey: string }, { data: PushDevice }, "FAILED"> {
  return submissionOf(
    async ({ publicKey }) => notificationsClient(api).addPushDevice({ body: await subscribeHere(publicKey) }),
    { outcomes: plainOutcomes },
  );
}

/** Has a browser notified no more. */
export function pushEnd(api: Api): SubmissionMachine<{ id: string; isHere: boolean }, unknown, "FAILED"> {
  return submissionOf(
    async ({ id, isHere }) => {
      const answer = await notificationsClient(api).endPushDevice({ params: { id } });
      if (isHere) await unsubscribeHere();
      return answer;
    },
    { outcomes: plainOutcomes },
  );
}

/** Hides one's profile, or shows it again. */
export function visibilityChange(
  api: Api,
): SubmissionMachine<{ isHidden: boolean }, { data: { isHidden: boolean; isIndexable: boolean } }, "FAILED"> {
  return submissionOf((body) => usersClient(api).setVisibility({ body }), { outcomes: plainOutcomes });
}
