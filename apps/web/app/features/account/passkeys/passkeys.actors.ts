import type { Api } from "@jobami/api/http/client";
import { ApiError } from "@jobami/api/http/errors";
import { passkeysClient } from "@jobami/api/passkeys/client";
import type { Passkey, PasskeyAssertion, PasskeyRegistration } from "@jobami/api/passkeys/contract";
import type { LoginAnswer } from "@jobami/machines/auth/login";
import type { SubmissionMachine, SubmissionProblem } from "@jobami/machines/submission";
import {
  plainOutcomes,
  problemText,
  type RefusedField,
  submissionOf,
} from "../../../platform/forms/index.ts";
import type { Proved } from "../mail-proof/index.ts";
import { copy, deviceCopy } from "./copy.ts";
import { loadWebauthn } from "./load.ts";

type Options = Record<string, unknown>;

const nameOf = (error: unknown) => (error as { name?: string } | null)?.name ?? "";

/** What the device did instead, as a refusal with its text. */
function refusalOf(error: unknown): ApiError {
  const errorName = nameOf(error);
  if (errorName === "NotAllowedError" || errorName === "AbortError")
    return new ApiError(0, "UNEXPECTED", deviceCopy.cancelled);
  return new ApiError(
    0,
    "UNEXPECTED",
    errorName === "InvalidStateError" ? deviceCopy.known : deviceCopy.failed,
  );
}

/** Has the device make a key. */
async function keyOf(options: Options): Promise<PasskeyRegistration> {
  try {
    const { startRegistration } = await loadWebauthn();
    return (await startRegistration({ optionsJSON: options as never })) as PasskeyRegistration;
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Has the device sign. */
async function signatureOf(options: Options): Promise<PasskeyAssertion> {
  try {
    const { startAuthentication } = await loadWebauthn();
    return (await startAuthentication({ optionsJSON: options as never })) as PasskeyAssertion;
  } catch (error) {
    throw refusalOf(error);
  }
}

export interface NewPasskey {
  name: string;
  /** Absent where Google vouches instead. */
  password?: string | undefined;
}

type PasswordProblem = "WRONG_PASSWORD" | "FAILED";

const underPassword = {
  problems: { INVALID_CREDENTIALS: "WRONG_PASSWORD" },
  otherwise: "FAILED",
} as const;

/** Proves the password and, where it is wanted, the mailed code, has the device make a key, and keeps it. */
export function passkeyAdding(
  api: Api,
  proved: Proved,
): SubmissionMachine<NewPasskey, { data: Passkey }, PasswordProblem> {
  const client = passkeysClient(api);
  return submissionOf(
    async ({ name, password }) => {
      const { options } = await proved(() => client.begin({ body: { password } }));
      return client.add({ body: { name, credential: await keyOf(options) } });
    },
    { outcomes: underPassword },
  );
}

/** Gives a passkey another name. */
export function passkeyRenaming(
  api: Api,
): SubmissionMachine<{ id: string; name: string }, { data: Passkey }, "FAILED"> {
  return submissionOf(({ id, name }) => passkeysClient(api).rename({ params: { id }, body: { name } }), {
    outcomes: plainOutcomes,
  });
}

/** Removes a passkey under the password. */
export function passkeyRemoval(
  api: Api,
): SubmissionMachine<{ id: string; password?: string | undefined }, unknown, PasswordProblem> {
  return submissionOf(
    ({ id, password }, idempotencyKey) =>
      passkeysClient(api).remove({ params: { id }, body: { password }, idempotencyKey }),
    { outcomes: underPassword },
  );
}

/** What a problem under the password states, and where. */
export function passwordProblem(problem: SubmissionProblem<PasswordProblem>): RefusedField<"password"> {
  return problem.code === "WRONG_PASSWORD"
    ? { field: "password", text: copy.wrongPassword }
    : { field: null, text: problemText(problem) };
}

/** Signs in by whichever key the device has for this site. */
export function passkeySignIn(api: Api): SubmissionMachine<true, LoginAnswer, "FAILED"> {
  const client = passkeysClient(api);
  return submissionOf(
    async () => {
      const { options } = await client.beginSignIn();
      return client.signIn({ body: { credential: await signatureOf(options) } });
    },
    { outcomes: plainOutcomes },
  );
}
