import { zodResolver } from "@hookform/resolvers/zod";
import { accountContract } from "@jobami/api/account/contract";

/** The rules of the password that a deletion asks for: the contract's own. */
export const passwordRules = zodResolver(accountContract.finishDeletion.body.pick({ password: true }));
