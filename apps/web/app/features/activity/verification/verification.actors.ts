import type { Api } from "@jobami/api/http/client";
import { verificationClient } from "@jobami/api/verification/client";
import type { VerificationDocument, VerificationStanding } from "@jobami/api/verification/contract";
import type { DocumentCheck, DocumentKind, RevocationAct } from "@jobami/api/verification/routes";
import type { SubmissionMachine, SubmissionProblem } from "@jobami/machines/submission";
import {
  plainOutcomes,
  problemText,
  type RefusedField,
  submissionOf,
} from "../../../platform/forms/index.ts";

/** A document as its form holds it; a date or a title that its kind has not is not sent. */
export interface DocumentDraft {
  kind: DocumentKind;
  file: string;
  title: string | null;
  expiresOn: string | null;
}

interface Standing {
  data: VerificationStanding;
}

type Problem = "FORM_INVALID" | "FAILED";

/** Sends a document to be checked. */
export const documentSubmission = (api: Api): SubmissionMachine<DocumentDraft, Standing, Problem> =>
  submissionOf<DocumentDraft, Standing, Problem>(
    (body, idempotencyKey) => verificationClient(api).submit({ body, idempotencyKey }),
    { outcomes: { problems: { VALIDATION_FAILED: "FORM_INVALID" }, otherwise: "FAILED" } },
  );

/** Which field a problem is about, and with which text. */
export function documentProblem(
  problem: SubmissionProblem<Problem>,
): RefusedField<"title" | "expiresOn" | "file"> {
  const [first] = problem.fields;
  return first?.path === "title" || first?.path === "expiresOn" || first?.path === "file"
    ? { field: first.path, text: first.message }
    : { field: null, text: problemText(problem) };
}

/** Takes a document back. */
export const documentWithdrawal = (api: Api): SubmissionMachine<{ id: string }, Standing, "FAILED"> =>
  submissionOf<{ id: string }, Standing, "FAILED">(
    ({ id }, idempotencyKey) => verificationClient(api).withdraw({ params: { id }, idempotencyKey }),
    { outcomes: plainOutcomes },
  );

/** Has the register look a company up, or names none any more. */
export const companyChoice = (api: Api): SubmissionMachine<{ siret: string | null }, Standing, "FAILED"> =>
  submissionOf<{ siret: string | null }, Standing, "FAILED">(
    ({ siret }, idempotencyKey) => {
      const client = verificationClient(api);
      return siret === null
        ? client.removeCompany({ idempotencyKey })
        : client.setCompany({ body: { siret }, idempotencyKey });
    },
    { outcomes: plainOutcomes },
  );

/** What a problem with a company states. */
export function companyProblem(problem: SubmissionProblem<string>): string {
  return problem.fields[0]?.message ?? problemText(problem);
}

/** What staff decides of a document; a refusal has its reason, an acceptance what was checked. */
export interface Verdict {
  id: string;
  decision: "accept" | "refuse";
  reason: string | null;
  checks: DocumentCheck[];
}

type VerdictProblem = "DECIDED" | "UNCHECKED" | "FAILED";

/** Decides of a document. */
export const documentDecision = (
  api: Api,
): SubmissionMachine<Verdict, { data: VerificationDocument }, VerdictProblem> =>
  submissionOf<Verdict, { data: VerificationDocument }, VerdictProblem>(
    ({ id, ...body }, idempotencyKey) =>
      verificationClient(api).decide({ params: { id }, body, idempotencyKey }),
    {
      outcomes: {
        problems: { VERIFICATION_DECIDED: "DECIDED", VERIFICATION_UNCHECKED: "UNCHECKED" },
        otherwise: "FAILED",
      },
    },
  );

/** What staff does to a document that it had accepted. */
export interface Revocation {
  id: string;
  act: RevocationAct;
  reason: string;
}

type RevocationProblem = "DECIDED" | "FAILED";

/** Takes an acceptance back, or asks for the document again. */
export const documentRevocation = (
  api: Api,
): SubmissionMachine<Revocation, { data: VerificationDocument }, RevocationProblem> =>
  submissionOf<Revocation, { data: VerificationDocument }, RevocationProblem>(
    ({ id, ...body }, idempotencyKey) =>
      verificationClient(api).revoke({ params: { id }, body, idempotencyKey }),
    { outcomes: { problems: { VERIFICATION_NOT_ACCEPTED: "DECIDED" }, otherwise: "FAILED" } },
  );

/** Reports that a person reads a document. */
export const documentTaking = (api: Api): SubmissionMachine<{ id: string }, unknown, "FAILED"> =>
  submissionOf<{ id: string }, unknown, "FAILED">(
    ({ id }, idempotencyKey) => verificationClient(api).take({ params: { id }, idempotencyKey }),
    { outcomes: plainOutcomes },
  );
