import type { Api } from "@jobami/api/http/client";
import type { Role } from "@jobami/api/http/route";
import { peopleClient } from "@jobami/api/people/client";
import type { NewSanction, PersonFacts } from "@jobami/api/people/contract";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { plainOutcomes, submissionOf } from "../../../platform/forms/index.ts";
import type { Proved } from "../../account/mail-proof/index.ts";

type PersonAct<Values> = SubmissionMachine<Values, { data: PersonFacts }, "FAILED">;

/** Warns or suspends a person. */
export function sanctioning(api: Api): PersonAct<{ id: string; sanction: NewSanction }> {
  return submissionOf(
    ({ id, sanction }, idempotencyKey) =>
      peopleClient(api).sanction({ params: { id }, body: sanction, idempotencyKey }),
    { outcomes: plainOutcomes },
  );
}

/** Ends a suspension. */
export function liftingOf(api: Api): PersonAct<{ id: string; reason: string }> {
  return submissionOf(
    ({ id, reason }, idempotencyKey) =>
      peopleClient(api).lift({ params: { id }, body: { reason }, idempotencyKey }),
    { outcomes: plainOutcomes },
  );
}

/** Gives a person another role, with a mailed code where it is wanted. */
export function roleChanging(
  api: Api,
  proved: Proved,
): PersonAct<{ id: string; role: Role; reason: string }> {
  return submissionOf(
    ({ id, ...body }, idempotencyKey) =>
      proved(() => peopleClient(api).setRole({ params: { id }, body, idempotencyKey })),
    { outcomes: plainOutcomes },
  );
}

/** Reminds some people of their accounts. */
export function reminding(
  api: Api,
): SubmissionMachine<{ ids: string[] }, { reminded: string[]; leftOut: number }, "FAILED"> {
  return submissionOf((body, idempotencyKey) => peopleClient(api).remind({ body, idempotencyKey }), {
    outcomes: plainOutcomes,
  });
}

/** Closes an account. */
export function closing(api: Api): SubmissionMachine<{ id: string }, { message: string }, "FAILED"> {
  return submissionOf(
    ({ id }, idempotencyKey) => peopleClient(api).close({ params: { id }, idempotencyKey }),
    { outcomes: plainOutcomes },
  );
}

type Wishes = { isOn: boolean; changedAt: string | null };

/** Turns the wishes on or off. */
export function wishSwitching(api: Api): SubmissionMachine<{ isOn: boolean }, { wishes: Wishes }, "FAILED"> {
  return submissionOf((body, idempotencyKey) => peopleClient(api).setWishes({ body, idempotencyKey }), {
    outcomes: plainOutcomes,
  });
}
