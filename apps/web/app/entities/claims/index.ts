export { aiClaims } from "./ai-claims.ts";
export { claims, shownClaims } from "./claims.ts";
