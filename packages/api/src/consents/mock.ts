import { defineMock } from "../mock/define-mock.ts";
import { consentsContract, type TermsVersion } from "./contract.ts";
import {
  aiAbsent,
  aiGiven,
  consentHistory,
  consentRegister,
  termsAbsent,
  termsGiven,
  termsVersions,
  termsVersionsAtFirst,
  termsVersionsWithdrawn,
} from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const consentsMock = defineMock(consentsContract, {
  giveAi: aiGiven,
  aiStatus: aiGiven,
  revokeAi: aiAbsent,
  giveTerms: termsGiven,
  termsStatus: termsGiven,
  revokeTerms: termsAbsent,
  register: consentRegister,
  history: consentHistory,
  versions: { success: true, data: [...termsVersionsAtFirst] },
  withdrawVersion: { success: true, data: termsVersionsWithdrawn[1] as TermsVersion },
  publishVersion: { success: true, data: termsVersions[0] as TermsVersion },
});
