import { securityPath } from "../../../generated/paths.ts";

/** What else opens the account: where whoever chose another password is led by their next sign-in. */
export const checkPage = `${securityPath}?verifier=1`;
