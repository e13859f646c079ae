import type { RegistrationProblemCode } from "@jobami/machines/auth/registration";
import type { UntrustedForm } from "../../../platform/forms/index.ts";
import { common } from "./copy.ts";

export const registration = {
  title: "Créer votre compte",
  hasAccount: "Déjà un compte ?",
  signIn: "Se connecter",
  required: "Tous les champs sont obligatoires.",
  kind: "Que venez-vous faire ?",
  kinds: [
    { value: "other", label: "Demander un coup de main", help: "Je publie des missions" },
    { value: "jobbeur", label: "Donner un coup de main", help: "Je deviens jobbeur" },
  ],
  firstName: "Prénom",
  lastName: "Nom",
  emailHelp: "Nous y envoyons un lien de vérification. Personne d’autre ne la voit.",
  terms: {
    accept:
      "J’accepte les conditions générales de vente, les conditions d’utilisation et la politique de confidentialité",
    read: "À lire\u00a0:",
    salesTerms: "conditions générales de vente",
    useTerms: "conditions d’utilisation",
    privacy: "politique de confidentialité",
  },
  submit: "Créer mon compte",
  submitting: "Création du compte…",
} as const;

/** Copy of a refused sign-up. */
export function registrationProblem(code: RegistrationProblemCode | UntrustedForm, message: string): string {
  switch (code) {
    case "FORM_INVALID":
      return "Vérifiez les champs indiqués.";
    case "ALREADY_SENT":
      return "Votre demande est déjà partie. Ouvrez l’e-mail reçu, ou connectez-vous.";
    case "TOO_MANY_REQUESTS":
      return message || "Trop d’essais. Réessayez dans quelques minutes.";
    case "NETWORK":
      return common.network;
    case "CSRF_TOKEN_INVALID":
    case "PROOF_NEEDED":
    case "REGISTRATION_FAILED":
      return message || "Le compte n’a pas pu être créé. Réessayez.";
  }
}
