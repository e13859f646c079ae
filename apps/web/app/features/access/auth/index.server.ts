export { googleAction } from "./google.action.server.ts";
export { loginAction } from "./login.action.server.ts";
export { forgotAction, resetAction } from "./password-reset.action.server.ts";
export { registrationAction } from "./registration.action.server.ts";
export { signOutAction } from "./sign-out.action.server.ts";
export { twoFactorAction } from "./two-factor.action.server.ts";
export { verificationAction } from "./verification.action.server.ts";
