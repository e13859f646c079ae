import type { RegistrationProblemCode } from "@jobami/machines/flows/registration";
import { common } from "./copy.ts";

export const registration = {
  title: "Créer votre compte",
  hasAccount: "Déjà un compte ?",
  signIn: "Se connecter",
  kind: "Que venez-vous faire ?",
  kinds: [
    { value: "other", label: "Demander un coup de main", help: "Je publie des missions" },
    { value: "jobbeur", label: "Donner un coup de main", help: "Je deviens jobbeur" },
  ],
  firstName: "Prénom",
  lastName: "Nom",
  emailHelp: "Nous y envoyons un lien de vérification. Personne d’autre ne la voit.",
  terms: {
    before: "J’accepte les ",
    salesTerms: "conditions générales de vente",
    between: ", les ",
    useTerms: "conditions d’utilisation",
    and: " et la ",
    privacy: "politique de confidentialité",
  },
  submit: "Créer mon compte",
  submitting: "Création du compte…",
} as const;

/** Words of a refused sign-up. */
export function registrationProblem(code: RegistrationProblemCode, message: string): string {
  switch (code) {
    case "EMAIL_TAKEN":
      return message || "Un compte existe déjà avec cette adresse e-mail.";
    case "FORM_INVALID":
      return "Vérifiez les champs indiqués.";
    case "ALREADY_SENT":
      return "Ce compte a déjà été créé. Connectez-vous, ou ouvrez le lien reçu par e-mail.";
    case "TOO_MANY_REQUESTS":
      return message || "Trop d’essais. Réessayez dans quelques minutes.";
    case "NETWORK":
      return common.network;
    case "REGISTRATION_FAILED":
      return message || "Le compte n’a pas pu être créé. Réessayez.";
  }
}
