import type { SubmissionView } from "@jobami/machines/submission";
import type { SubscriptionProblem } from "./newsletter.actors.ts";

/** Copy of the newsletter, verbatim as the requirements quote it [NEWS-03, NEWS-07, NEWS-08, NEWS-09, NEWS-10]. */
export const copy = {
  lead: "Les nouveautés du service, par e-mail. Un lien dans chaque envoi vous désabonne.",
  thanks: "Merci pour votre inscription ! Veuillez vérifier votre email pour confirmer votre abonnement.",
  checkMail: "Vérifiez votre email pour confirmer votre abonnement à la newsletter",
  missing: "Veuillez entrer une adresse email valide",
  refused: "Une erreur est survenue. Veuillez réessayer.",
  failed: "Une erreur est survenue. Veuillez réessayer plus tard.",
} as const;

/** What came of sending the form: the server's text where it stated some, ours otherwise. */
export function answerText({
  status,
  problem,
  message,
}: Pick<SubmissionView<SubscriptionProblem>, "status" | "problem" | "message">): string | undefined {
  if (status === "sent") return message || copy.thanks;
  if (status !== "refused" || problem === null) return undefined;
  switch (problem.code) {
    case "EMAIL_MISSING":
      return copy.missing;
    case "REFUSED":
      return problem.fields[0]?.message || problem.message || copy.refused;
    case "FAILED":
      return copy.failed;
  }
}

/** Copy of the page of the form alone. */
export const pageCopy = {
  title: "S’abonner à la newsletter",
  lead: "Indiquez votre adresse, puis confirmez par le lien que nous y envoyons.",
} as const;

/** Copy of the pages behind the links of the mails. */
export const linkCopy = {
  verify: {
    title: "Recevoir la newsletter\u202f?",
    lead: "Votre abonnement commence quand vous le confirmez ici.",
    follow: "Confirmer mon abonnement",
    following: "Nous confirmons votre abonnement…",
    done: "Votre abonnement est confirmé",
    doneLead: "Un mot de bienvenue vient de partir vers votre boîte, avec de quoi vous désabonner.",
  },
  unsubscribe: {
    title: "Ne plus recevoir la newsletter\u202f?",
    lead: "Votre abonnement prend fin quand vous le demandez ici.",
    follow: "Me désabonner",
    following: "Nous mettons fin à votre abonnement…",
    done: "Vous êtes désabonné",
    doneLead: "Vous ne recevrez plus la newsletter. Vous pourrez vous réabonner quand vous voudrez.",
  },
  digest: {
    title: "Ne plus recevoir le résumé par e-mail\u202f?",
    lead: "Il s’arrête quand vous le demandez ici. Vos notifications restent dans l’application.",
    follow: "Ne plus recevoir le résumé",
    following: "Nous mettons fin au résumé…",
    done: "Le résumé est arrêté",
    doneLead:
      "Plus aucun résumé ne partira. Vos notifications restent dans l’application, et vos paramètres permettent de le reprendre.",
  },
  problems: {
    EXPIRED: {
      title: "Ce lien a expiré",
      lead: "Redemandez un lien avec le formulaire au bas de la page d’accueil.",
    },
    INVALID: {
      title: "Ce lien n’est pas valable",
      lead: "Il est peut-être incomplet, ou a été remplacé par un lien plus récent.",
    },
    FAILED: {
      title: "Nous n’avons pas pu vous répondre",
      lead: "Vérifiez votre connexion, puis réessayez.",
    },
  },
  retry: "Réessayer",
  home: "Retour à l’accueil",
} as const;
