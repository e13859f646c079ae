import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    login: {
      path: "/login",
      label: "Connexion",
      spoken: [
        "se connecter | page de connexion | connecter | identifier | s’identifier | page d’identification",
        "{connecter,connexion,identifier} à {mon compte,mon espace,Jobami} | authentifier",
        "{ouvrir,commencer} {ma,une} session | j’ai déjà un compte | connecter avec mon compte",
      ],
      audience: "visitors",
      order: 2,
      icon: "logIn",
      offered: ["bar", "menu"],
      route: "login.route.tsx",
    },
    registration: {
      path: "/inscription",
      label: "S’inscrire",
      spoken: [
        "s’inscrire | inscription | créer un compte | création de compte | ouvrir un compte",
        "page d’inscription | nouveau compte | créer un nouveau compte | {créer,faire} mon compte | faire un compte",
        "{inscrire,inscription} {au site,sur le site,sur la plateforme,gratuitement,gratuite,en ligne} | devenir {membre,jobbeur,jobeur}",
        "{je n’ai pas,je n’ai pas encore} de compte",
      ],
      audience: "visitors",
      order: 3,
      icon: "userPlus",
      offered: ["bar", "menu"],
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
      spoken: [
        "mot de passe oublié | {j’ai,} {oublié,perdu} mon mot de passe | réinitialiser mon mot de passe | récupérer mon mot de passe",
      ],
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
