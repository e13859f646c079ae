import { zodResolver } from "@hookform/resolvers/zod";
import { emailBody, resetPasswordBody } from "@jobami/api/auth/contract";

/** The rules of the address asked for: the contract's own. */
export const forgotRules = zodResolver(emailBody);

/** The rules of the password being chosen: the contract's own, without the link's token. */
export const resetRules = zodResolver(resetPasswordBody.pick({ password: true }));
