import type { SessionNoticeCode } from "@jobami/machines/auth/session";

export interface SessionCopy {
  title: string;
  message?: string;
}

/** Text of what the session states [SESS-20, SESS-21, PWD-10, PWD-11, LOGIN-37]. */
export function sessionNotice(code: SessionNoticeCode, params: object = {}): SessionCopy {
  const given = params as Record<string, string | number>;
  switch (code) {
    case "SESSION_EXPIRED":
      return { title: "Session expirée. Veuillez vous reconnecter." };
    case "PROFIL_DISABLED":
      return {
        title: "Votre compte a été désactivé. Veuillez contacter le support.",
        ...(given.reason ? { message: `Motif : ${given.reason}` } : {}),
      };
    case "SIGN_OUT_FAILED":
      return {
        title: "La déconnexion n’a pas abouti.",
        message: "Vérifiez votre connexion, puis recommencez.",
      };
    case "PASSWORD_EXPIRES_SOON":
      return {
        title: `Votre mot de passe expirera dans ${given.days} jour${given.days === 1 ? "" : "s"}`,
      };
    case "PASSWORD_EXPIRED":
      return { title: "Votre mot de passe a expiré. Veuillez le réinitialiser." };
  }
}
