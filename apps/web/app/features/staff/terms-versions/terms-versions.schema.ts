import { zodResolver } from "@hookform/resolvers/zod";
import { newTermsVersion, termsWithdrawal } from "@jobami/api/consents/contract";

/** The rules of new terms: the contract's own. */
export const termsRules = zodResolver(newTermsVersion);

/** The rules of a withdrawal: the contract's own. */
export const withdrawalRules = zodResolver(termsWithdrawal);
