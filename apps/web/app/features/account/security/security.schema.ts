import { zodResolver } from "@hookform/resolvers/zod";
import { authContract } from "@jobami/api/auth/contract";

/** The rules of the password asked before a change of the second step: the contract's own. */
export const twoFactorRules = zodResolver(authContract.setTwoFactor.body.pick({ password: true }));

/** The rules of a change of password: the contract's own. */
export const passwordRules = zodResolver(authContract.updatePassword.body);
