import { authClient } from "@jobami/api/auth/client";
import type { SessionUser } from "@jobami/api/auth/contract";
import { emailChangeClient } from "@jobami/api/email-change/client";
import type { PendingEmailChange } from "@jobami/api/email-change/contract";
import type { Api } from "@jobami/api/http/client";
import type { SubmissionMachine, SubmissionProblem } from "@jobami/machines/submission";
import { type RefusedField, submissionOf } from "../../../platform/forms/index.ts";
import { emailCopy, namesCopy } from "./copy.ts";

export interface NamesForm {
  prenom: string;
  nom: string;
}

type FormProblem = "FORM_INVALID" | "FAILED";

/** Changes one's names. */
export function namesChange(api: Api): SubmissionMachine<NamesForm, { user: SessionUser }, FormProblem> {
  return submissionOf((body, idempotencyKey) => authClient(api).updateProfile({ body, idempotencyKey }), {
    outcomes: { problems: { VALIDATION_FAILED: "FORM_INVALID" }, otherwise: "FAILED" },
  });
}

/** Which name a problem is about, and with which text. */
export function namesProblem({
  message,
  fields,
}: SubmissionProblem<FormProblem>): RefusedField<keyof NamesForm> {
  const [refused] = fields;
  return refused?.path === "prenom" || refused?.path === "nom"
    ? { field: refused.path, text: refused.message }
    : { field: null, text: message || namesCopy.failed };
}

export interface EmailForm {
  email: string;
  /** Absent where Google vouches instead. */
  password?: string | undefined;
}

type EmailProblem = FormProblem | "WRONG_PASSWORD";

/** Asks for another address, under the password. */
export function emailChange(
  api: Api,
): SubmissionMachine<EmailForm, { data: PendingEmailChange }, EmailProblem> {
  return submissionOf((body, idempotencyKey) => emailChangeClient(api).ask({ body, idempotencyKey }), {
    outcomes: {
      problems: { INVALID_CREDENTIALS: "WRONG_PASSWORD", VALIDATION_FAILED: "FORM_INVALID" },
      otherwise: "FAILED",
    },
  });
}

/** Which field a problem of that form is about, and with which text. */
export function emailProblem({
  code,
  message,
  fields,
}: SubmissionProblem<EmailProblem>): RefusedField<keyof EmailForm> {
  if (code === "WRONG_PASSWORD") return { field: "password", text: emailCopy.wrongPassword };
  const [refused] = fields;
  return refused?.path === "email" || refused?.path === "password"
    ? { field: refused.path, text: refused.message }
    : { field: null, text: message || emailCopy.failed };
}

/** Has mails sent again to an address that they came back from. */
export function emailResume(api: Api): SubmissionMachine<null, unknown, "FAILED"> {
  return submissionOf((_, idempotencyKey) => emailChangeClient(api).resume({ idempotencyKey }), {
    outcomes: { otherwise: "FAILED" },
  });
}

/** Keeps the address that one has. */
export function emailChangeCancel(api: Api): SubmissionMachine<null, unknown, "FAILED"> {
  return submissionOf(() => emailChangeClient(api).cancel(), { outcomes: { otherwise: "FAILED" } });
}

export type LinkProblem = "EXPIRED" | "INVALID" | "FAILED";

/** What refusals of a link mean. */
export const linkOutcomes = {
  problems: { TOKEN_EXPIRED: "EXPIRED", TOKEN_INVALID: "INVALID", VALIDATION_FAILED: "INVALID" },
  otherwise: "FAILED",
} as const;

/** The answer of a person who holds a link. */
export interface LinkAnswer {
  token: string;
  act: "confirm" | "refuse";
}

/** Confirms or refuses by a link; `isChanged` once both have confirmed. */
export function linkAnswer(api: Api): SubmissionMachine<LinkAnswer, LinkAnswered, LinkProblem> {
  return submissionOf(
    async ({ token, act }) => {
      const client = emailChangeClient(api);
      if (act === "refuse") return { ...(await client.refuse({ body: { token } })), outcome: "refused" };
      const confirmed = await client.confirm({ body: { token } });
      return { ...confirmed, outcome: confirmed.isChanged ? "changed" : "confirmed" };
    },
    { outcomes: linkOutcomes },
  );
}

/** What came of an answer. */
export interface LinkAnswered {
  outcome: "changed" | "confirmed" | "refused";
}
