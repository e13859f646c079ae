import { zodResolver } from "@hookform/resolvers/zod";
import { newTermsVersion } from "@jobami/api/consents/contract";

/** The rules of new terms: the contract's own. */
export const termsRules = zodResolver(newTermsVersion);
