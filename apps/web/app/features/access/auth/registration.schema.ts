import { zodResolver } from "@hookform/resolvers/zod";
import { registerBody } from "@jobami/api/auth/contract";

/** The rules of the sign-up form: the contract's own. */
export const registrationRules = zodResolver(registerBody);
