import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    login: {
      path: "/login",
      label: "Connexion",
      audience: "visitors",
      order: 2,
      icon: "logIn",
      offered: ["bar", "menu", "voice"],
      route: "login.route.tsx",
    },
    registration: {
      path: "/inscription",
      label: "S’inscrire",
      audience: "visitors",
      order: 3,
      icon: "userPlus",
      offered: ["bar", "menu", "voice"],
      isIndexed: true,
      route: "registration.route.tsx",
    },
    verifyEmail: {
      path: "/verify-email",
      label: "Vérification de l’adresse",
      route: "verify-email.route.tsx",
    },
    verifyTwoFactor: {
      path: "/verify-two-factor",
      label: "Code de connexion",
      route: "verify-two-factor.route.tsx",
    },
    google: {
      path: "/google",
      label: "Connexion avec Google",
      route: "google.route.tsx",
    },
    forgotPassword: {
      path: "/forgot-password",
      label: "Mot de passe oublié",
      route: "forgot-password.route.tsx",
    },
    resetPassword: {
      path: "/reset-password",
      label: "Nouveau mot de passe",
      route: "reset-password.route.tsx",
    },
  },
  endpoints: {
    signOut: { path: "/deconnexion", route: "sign-out.route.ts" },
  },
});
