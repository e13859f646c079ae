export { claims, shownClaims } from "./claims.ts";
