import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { instantField, nameField } from "../http/fields.ts";
import { type ConsentKind, consentsRoutes, termsInForce } from "./routes.ts";

export type { ConsentKind };

const names = { firstName: nameField("Prénom"), lastName: nameField("Nom") };
const version = z
  .string("Cette version n’est pas valide.")
  .regex(/^\d{1,4}(\.\d{1,4}){0,2}$/, "Cette version n’est pas valide.");

/** Where a consent stands: whether it counts now, and since when; `validUntil` is null when it has no end. */
const standing = {
  hasConsent: z.boolean(),
  givenAt: instantField.nullable(),
  validUntil: instantField.nullable(),
};
const aiStanding = answer(standing);
/** The versions in force, to which `hasConsent` answers. */
const termsStanding = answer({ ...standing, cgvVersion: z.string(), cguVersion: z.string() });
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
      cgvVersion: version.default(termsInForce.cgvVersion),
      cguVersion: version.default(termsInForce.cguVersion),
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
};
