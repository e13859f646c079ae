import type { AiStanding, TermsStanding } from "./contract.ts";
import { termsInForce } from "./routes.ts";

const given = { success: true, hasConsent: true, givenAt: "2026-11-02T10:00:00.000Z" } as const;
const absent = { success: true, hasConsent: false, givenAt: null, validUntil: null } as const;

export const aiGiven: AiStanding = { ...given, validUntil: "2027-05-02T10:00:00.000Z" };
export const aiAbsent: AiStanding = absent;
export const termsGiven: TermsStanding = { ...given, ...termsInForce, validUntil: null };
export const termsAbsent: TermsStanding = { ...absent, ...termsInForce };
