import type { NewsletterView } from "@jobami/machines/flows/newsletter";

/** Words of the newsletter, kept as the requirements quote them [NEWS-03, NEWS-07, NEWS-08, NEWS-09, NEWS-10]. */
export const words = {
  thanks: "Merci pour votre inscription ! Veuillez vérifier votre email pour confirmer votre abonnement.",
  checkMail: "Vérifiez votre email pour confirmer votre abonnement à la newsletter",
  missing: "Veuillez entrer une adresse email valide",
  refused: "Une erreur est survenue. Veuillez réessayer.",
  failed: "Une erreur est survenue. Veuillez réessayer plus tard.",
} as const;

/** What came of sending the form: the server's words where it said some, ours otherwise. */
export function answerText({ status, problem, message }: NewsletterView): string | undefined {
  if (status === "succeeded") return message || words.thanks;
  if (status !== "failed") return undefined;
  if (problem === "EMAIL_MISSING") return words.missing;
  return problem === "REFUSED" ? message || words.refused : words.failed;
}

/** Words of the pages behind the links of the mails. */
export const linkWords = {
  verify: {
    title: "Newsletter",
    following: "Nous confirmons votre abonnement…",
    done: "Votre abonnement est confirmé",
    doneLead: "Un mot de bienvenue vient de partir vers votre boîte, avec de quoi vous désabonner.",
  },
  unsubscribe: {
    title: "Newsletter",
    following: "Nous mettons fin à votre abonnement…",
    done: "Vous êtes désabonné",
    doneLead: "Vous ne recevrez plus la newsletter. Vous pourrez vous réabonner quand vous voudrez.",
  },
  expired: "Ce lien a expiré",
  expiredLead: "Redemandez un lien avec le formulaire au bas de la page d’accueil.",
  invalid: "Ce lien n’est pas valable",
  invalidLead: "Il est peut-être incomplet, ou a été remplacé par un lien plus récent.",
  failed: "Nous n’avons pas pu vous répondre",
  failedLead: "Vérifiez votre connexion, puis réessayez.",
  retry: "Réessayer",
  home: "Retour à l’accueil",
} as const;
