import { zodResolver } from "@hookform/resolvers/zod";
import { googleLinkBody, googleRegisterBody } from "@jobami/api/google/contract";

/** The rules of the forms: the contract's own. */
export const googleRegisterRules = zodResolver(googleRegisterBody);
export const googleLinkRules = zodResolver(googleLinkBody);
