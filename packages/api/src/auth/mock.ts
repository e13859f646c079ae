import { defineMock } from "../mock/define-mock.ts";
import { authContract } from "./contract.ts";
import { freshPassword, requester } from "./fixtures.ts";

const signedIn = {
  success: true as const,
  message: "Ravi de vous revoir.",
  toastType: "success" as const,
  user: requester,
  previousLogin: requester.last_login,
  requiresTwoFactor: false,
  redirectTo: "/dashboard",
};

/** What the domain answers in stories and tests. */
export const authMock = defineMock(authContract, {
  csrf: { csrfToken: "jeton-de-demonstration" },
  register: {
    success: true,
    user: { id: requester.id, email: requester.email },
    needsVerification: true,
    verificationLink: "/verify-email",
    message: "",
  },
  verifyEmail: { success: true, message: "Votre adresse est vérifiée.", alreadyVerified: false },
  resendVerification: { success: true, message: "Un nouveau lien est en route.", cooldownMinutes: 2 },
  login: signedIn,
  verifyTwoFactor: signedIn,
  resendTwoFactor: { success: true, message: "Un nouveau code est en route.", cooldownSeconds: 60 },
  setTwoFactor: {
    success: true,
    user: { ...requester, two_factor_enabled: true },
    message: "La vérification est active.",
  },
  refresh: { success: true, user: requester },
  logout: { success: true, message: "À bientôt." },
  profile: { success: true, user: requester, passwordStatus: freshPassword },
  updateProfile: { success: true, user: requester, message: "Votre profil est à jour." },
  verifyProfile: { success: true, profil_actif: true },
  socketToken: { success: true, token: "jeton-de-demonstration", expiresAt: "2026-11-20T10:01:00.000Z" },
  forgotPassword: {
    success: true,
    message: "Si un compte existe, un lien est en route.",
    cooldownMinutes: 2,
  },
  validateResetToken: { success: true, valid: true, expired: false },
  resetPassword: { success: true, message: "Votre mot de passe est changé." },
  updatePassword: { success: true, message: "Votre mot de passe est changé." },
});
