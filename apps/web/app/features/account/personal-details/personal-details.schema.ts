import { zodResolver } from "@hookform/resolvers/zod";
import { authContract } from "@jobami/api/auth/contract";
import { emailChangeBody } from "@jobami/api/email-change/contract";

/** The rules of names: the contract's own. */
export const namesRules = zodResolver(authContract.updateProfile.body.pick({ prenom: true, nom: true }));

/** The rules of a change of address: the contract's own. */
export const emailRules = zodResolver(emailChangeBody);
