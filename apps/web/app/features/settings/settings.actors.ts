import type { Api } from "@jobami/api/http/client";
import { notificationsClient } from "@jobami/api/notifications/client";
import type {
  NotificationChannel,
  NotificationKind,
  NotificationPreference,
} from "@jobami/api/notifications/contract";
import { usersClient } from "@jobami/api/users/client";
import type { PersonalDetails } from "@jobami/api/users/contract";
import type { SubmissionMachine, SubmissionProblem } from "@jobami/machines/submission";
import { plainOutcomes, type RefusedField, submissionOf } from "../../platform/forms/index.ts";
import { detailsWords } from "./copy.ts";

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

/** Which field a problem is about, and in which words. */
export function detailsProblem({
  message,
  fields,
}: SubmissionProblem<DetailsProblem>): RefusedField<keyof DetailsForm> {
  const [refused] = fields;
  return refused?.path === "phone" || refused?.path === "birthDate"
    ? { field: refused.path, text: refused.message }
    : { field: null, text: message || detailsWords.failed };
}

/** Turns a kind of notification on a channel on or off. */
export function preferenceChange(
  api: Api,
): SubmissionMachine<
  { kind: NotificationKind; channel: NotificationChannel; isOn: boolean },
  { data: NotificationPreference },
  "FAILED"
> {
  return submissionOf((body) => notificationsClient(api).setPreference({ body }), {
    outcomes: plainOutcomes,
  });
}

/** Hides one's profile, or shows it again. */
export function visibilityChange(
  api: Api,
): SubmissionMachine<{ isHidden: boolean }, { data: { isHidden: boolean; isIndexable: boolean } }, "FAILED"> {
  return submissionOf((body) => usersClient(api).setVisibility({ body }), { outcomes: plainOutcomes });
}
