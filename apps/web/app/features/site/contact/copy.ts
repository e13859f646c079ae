import type { SubmissionProblem } from "@jobami/machines/submission";
import type { ContactProblem } from "./contact.actors.ts";

/** Copy of the page to write to the operator. */
export const copy = {
  title: "Nous écrire",
  lead: "Une question, une idée, un souci\u202f? Une personne lit chaque message et vous répond par e-mail.",
  description:
    "Écrivez à l’équipe par le formulaire, par e-mail ou par téléphone. Réponse du lundi au vendredi, de 9\u00a0h à 18\u00a0h.",
  form: "Formulaire de contact",
  required: "Tous les champs sont obligatoires.",
  name: "Votre nom",
  email: "Votre adresse e-mail",
  emailHelp: "C’est là que nous répondons.",
  subject: "Sujet",
  message: "Votre message",
  messageHelp: "Ce que vous vouliez faire, et ce qui s’est passé. Jamais de mot de passe.",
  trap: "Laissez ce champ vide",
  send: "Envoyer le message",
  sending: "Envoi…",
  sent: "Votre message est parti",
  offline: "Pas de connexion\u00a0: le message n’est pas parti",
  offlineText:
    "Il reste ici, même si vous rechargez la page. Envoyez-le de nouveau dès que la connexion revient.",
  failed: "Le message n’est pas parti",
  failedText: "Il reste ici. Réessayez dans un instant\u00a0: il n’arrivera qu’une fois.",
  invalid: "Certaines informations sont à corriger.",
  other: "Autrement",
  hours: "Du lundi au vendredi, de 9\u00a0h à 18\u00a0h.",
  helpTitle: "La réponse est peut-être déjà là",
  helpText: "L’aide répond à la plupart des questions, à toute heure.",
  help: "Chercher dans l’aide",
  privacy: "Ce que vous écrivez sert à vous répondre, à rien d’autre\u00a0:",
  privacyLink: "notre politique de confidentialité",
} as const;

/** What a problem states above the form: in one line, and what to do about it. */
export function problemText({ code, message }: SubmissionProblem<ContactProblem>): {
  title: string;
  text: string | null;
} {
  switch (code) {
    case "OFFLINE":
      return { title: copy.offline, text: copy.offlineText };
    case "FAILED":
      return { title: copy.failed, text: copy.failedText };
    case "INVALID":
      return { title: message || copy.invalid, text: null };
    // A form that was open for too long is refused before the machine is asked, with the text of the page.
    default:
      return { title: copy.failed, text: message || copy.failedText };
  }
}
