import { z } from "zod";
import { answer, endpoint, keyedAnswer } from "../http/contract.ts";
import { idField, instantField, nameField } from "../http/fields.ts";
import { consenterSchema, consentRecordSchema, mostOfHistory, registerQuery } from "./register.ts";
import { type ConsentKind, consentsRoutes, firstTerms } from "./routes.ts";
import {
  announcedTermsSchema,
  newTermsVersion,
  termsVersionSchema,
  termsWithdrawal,
} from "./terms-versions.ts";
import { versionField } from "./version-field.ts";

export type { ConsentRecordRow, RegisterFilters, RegisterQuery } from "./register.ts";
export { mostOfHistory, registerFilters } from "./register.ts";
export type { AnnouncedTerms, NewTermsVersion, TermsVersion } from "./terms-versions.ts";
export { newTermsVersion, termsWithdrawal } from "./terms-versions.ts";
export type { ConsentKind };

const names = { firstName: nameField("Prénom"), lastName: nameField("Nom") };

/** Where a consent stands: whether it counts now, and since when; `validUntil` is null when it has no end. */
const standing = {
  hasConsent: z.boolean(),
  givenAt: instantField.nullable(),
  validUntil: instantField.nullable(),
};
const aiStanding = answer(standing);
/** The versions in force, to which `hasConsent` answers, what they changed, and those that come next. */
const termsStanding = answer({
  ...standing,
  cgvVersion: z.string(),
  cguVersion: z.string(),
  /** Null for the first versions. */
  changes: z.string().nullable(),
  announced: announcedTermsSchema.nullable(),
});
export type AiStanding = z.output<typeof aiStanding>;
export type TermsStanding = z.output<typeof termsStanding>;

export const consentsContract = {
  giveAi: endpoint({
    route: consentsRoutes.giveAi,
    summary: "Agrees to the use of AI for 6 months",
    body: z.object(names),
    answer: aiStanding,
    errors: [],
  }),
  aiStatus: endpoint({
    route: consentsRoutes.aiStatus,
    summary: "Whether the person's consent to AI counts now",
    answer: aiStanding,
    errors: [],
  }),
  revokeAi: endpoint({
    route: consentsRoutes.revokeAi,
    summary: "Takes the consent to AI back",
    answer: aiStanding,
    errors: [],
  }),
  giveTerms: endpoint({
    route: consentsRoutes.giveTerms,
    summary: "Accepts the sales terms and the use terms, in the versions in force",
    body: z.object({
      ...names,
      cgvVersion: versionField.default(firstTerms.cgvVersion),
      cguVersion: versionField.default(firstTerms.cguVersion),
    }),
    answer: termsStanding,
    errors: ["TERMS_VERSION_OUTDATED"],
  }),
  termsStatus: endpoint({
    route: consentsRoutes.termsStatus,
    summary: "Whether the person accepted the terms in force",
    answer: termsStanding,
    errors: [],
  }),
  revokeTerms: endpoint({
    route: consentsRoutes.revokeTerms,
    summary: "Takes the acceptance of the terms back",
    answer: termsStanding,
    errors: [],
  }),
  register: endpoint({
    route: consentsRoutes.register,
    summary: "Who agreed to which text, which version, when, and until when; the newest first",
    query: registerQuery,
    answer: keyedAnswer(consentRecordSchema),
    errors: [],
  }),
  history: endpoint({
    route: consentsRoutes.history,
    summary: "Every consent of one person, the newest first",
    params: z.object({ id: idField }),
    answer: answer({
      person: consenterSchema,
      records: z.array(consentRecordSchema).max(mostOfHistory),
      /** Older ones are left out. */
      isCut: z.boolean(),
    }),
    errors: ["NOT_FOUND"],
  }),
  versions: endpoint({
    route: consentsRoutes.versions,
    summary: "Every version of the terms, the newest first",
    answer: answer({ data: z.array(termsVersionSchema) }),
    errors: [],
  }),
  publishVersion: endpoint({
    route: consentsRoutes.publishVersion,
    summary: "Publishes terms that hold from a day at least 15 whole days ahead, and informs everybody",
    body: newTermsVersion,
    answer: answer({ data: termsVersionSchema }),
    errors: ["TERMS_NOTICE_TOO_SHORT", "TERMS_VERSION_NOT_NEWER", "TERMS_ALREADY_ANNOUNCED"],
  }),
  withdrawVersion: endpoint({
    route: consentsRoutes.withdrawVersion,
    summary: "Takes announced terms back before their date, and informs those who were informed of them",
    params: z.object({ id: idField }),
    body: termsWithdrawal,
    answer: answer({ data: termsVersionSchema }),
    errors: ["NOT_FOUND", "TERMS_NOT_ANNOUNCED"],
  }),
};
export type ConsentHistory = z.output<typeof consentsContract.history.answer>;
