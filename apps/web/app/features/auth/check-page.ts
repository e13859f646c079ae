import { memberPages } from "../../pages.ts";

/** What else opens the account: where whoever chose another password is led by their next sign-in. */
export const checkPage = `${memberPages.security.path}?verifier=1`;
