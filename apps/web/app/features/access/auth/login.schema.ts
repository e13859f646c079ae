import { zodResolver } from "@hookform/resolvers/zod";
import { loginBody } from "@jobami/api/auth/contract";

/** The rules of the sign-in form: the contract's own. */
export const loginRules = zodResolver(loginBody);
