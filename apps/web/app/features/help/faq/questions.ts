import type { FaqItem } from "@jobami/machines/support/faq";

/** The questions of the help section and their answers; read by the server, so that pages carry only what they show [FAQ-28 to FAQ-43]. */
export const faqQuestions: readonly FaqItem[] = [
  {
    id: "fonctionnement",
    category: "general",
    question: "Comment fonctionne la plateforme ?",
    answer:
      "Vous publiez une mission avec un budget et un lieu. Des jobbeurs vous font des propositions, vous échangez des contre-propositions jusqu’à être d’accord, puis la mission a lieu et vous réglez le jobbeur directement.",
  },
  {
    id: "paiement-direct",
    category: "pricing",
    question: "Comment se passe le paiement ?",
    answer:
      "Le paiement se fait directement entre le demandeur et le jobbeur : en espèces, par virement, par chèque ou en Jobi. La plateforme ne prend aucune commission et ne garde pas votre argent.",
  },
  {
    id: "inscription-gratuite",
    category: "account",
    question: "L’inscription est-elle gratuite ?",
    answer:
      "Oui, à 100 %. Vous créez votre compte avec une adresse e-mail ou avec Google, vous confirmez votre adresse, et vous pouvez publier une mission ou proposer vos services.",
  },
  {
    id: "jobbeur-verifie",
    category: "general",
    question: "Comment obtenir le badge « jobbeur vérifié » ?",
    answer:
      "Il faut une pièce d’identité valide, les qualifications que demande votre métier et au moins 5 avis positifs. Une fois ces trois conditions réunies, le badge paraît sur votre profil.",
  },
  {
    id: "jobi",
    category: "pricing",
    question: "Qu’est-ce que le Jobi ?",
    answer:
      "Le Jobi est la monnaie d’entraide de la plateforme, comptée en unités entières. Vous gagnez des jobbis en rendant service et vous pouvez en proposer pour une mission, seuls ou avec des euros. Annuler une mission en coûte 1.",
  },
  {
    id: "contacter-le-support",
    category: "technical",
    question: "Comment contacter le support ?",
    answer:
      "Par le formulaire de support : il crée un ticket avec un identifiant unique, qui vous permet de suivre la réponse. Vous pouvez y joindre des pièces, une capture d’écran par exemple.",
  },
  {
    id: "moderation",
    category: "general",
    question: "Comment les contenus sont-ils modérés ?",
    answer:
      "La modération est automatique puis manuelle, et surtout réactive : un filtre écarte ce qui est manifestement interdit, et nos modérateurs examinent ce que vous signalez. Chaque mission et chaque commentaire peut être signalé.",
  },
  {
    id: "horaires-du-support",
    category: "technical",
    question: "Quels sont les horaires du support ?",
    answer:
      "Vous pouvez écrire à toute heure, 24 h/24 et 7 j/7. Notre équipe répond du lundi au vendredi, de 9 h à 18 h.",
  },
  {
    id: "mediation",
    category: "general",
    question: "Que faire en cas de désaccord avec un demandeur ou un jobbeur ?",
    answer:
      "Parlez-en d’abord par la messagerie. Si cela ne suffit pas, demandez une médiation par le formulaire de support : nous écoutons le demandeur et le jobbeur, relisons leurs échanges et proposons une solution.",
  },
  {
    id: "mettre-en-pause",
    category: "account",
    question: "Puis-je mettre mon compte en pause ou le désactiver ?",
    answer:
      "Oui, depuis vos paramètres. En pause, votre profil n’est plus visible et rien n’est effacé. Pour le réactiver, reconnectez-vous. Vous pouvez aussi demander la suppression définitive de votre compte.",
  },
  {
    id: "sanctions",
    category: "general",
    question: "Que risque-t-on si l’on ne respecte pas les règles ?",
    answer:
      "Selon la gravité : un avertissement, une suspension temporaire de 24 h à 30 jours, ou une suspension définitive. La raison vous est toujours donnée, et vous pouvez la contester auprès du support.",
  },
  {
    id: "commission",
    category: "pricing",
    question: "Prenez-vous une commission ?",
    answer:
      "Non. Ce que vous convenez avec l’autre est ce qu’il reçoit : aucune commission sur les paiements.",
  },
  {
    id: "donnees",
    category: "account",
    question: "Comment mes données sont-elles protégées ?",
    answer:
      "Nous respectons le règlement général sur la protection des données (RGPD). Vos données sont stockées en France, et nous répondons à vos demandes d’accès, de rectification ou d’effacement en un mois au plus.",
  },
  {
    id: "premium",
    category: "pricing",
    question: "Que change l’abonnement premium ?",
    answer:
      "L’offre gratuite suffit pour publier et proposer. L’abonnement premium, mensuel et sans engagement, donne plus de réponses types, fait passer vos demandes d’aide en premier et, en option, laisse montrer plus de réalisations. Il est à moitié prix, à vie, pour les 500 premiers inscrits.",
  },
  {
    id: "messagerie",
    category: "general",
    question: "La messagerie est-elle sécurisée ?",
    answer:
      "Oui. Elle filtre l’échange de coordonnées personnelles (téléphone, e-mail, adresse) : vos conversations restent sur la plateforme, où nous pouvons vous aider en cas de problème.",
  },
  {
    id: "conditions",
    category: "account",
    question: "Que se passe-t-il quand les conditions changent ?",
    answer:
      "Vous en êtes prévenu au moins 15 jours avant. Pour continuer, il faut accepter les nouvelles conditions. Si vous les refusez, vous pouvez fermer votre compte : votre abonnement en cours vous est remboursé au prorata.",
  },
  {
    id: "mises-a-jour",
    category: "technical",
    question: "La plateforme est-elle souvent mise à jour ?",
    answer: "Tous les 15 jours environ. Les nouveautés sont annoncées dans l’application et par e-mail.",
  },
  {
    id: "secteurs-reglementes",
    category: "general",
    question: "Quelles obligations pour les métiers réglementés ?",
    answer:
      "Certains secteurs (électricité, gaz, plomberie, transport, garde d’enfants…) sont réglementés : le jobbeur doit avoir les diplômes, assurances et autorisations que la loi exige, et déclarer ses revenus. C’est sa responsabilité, et nous pouvons lui en demander la preuve.",
  },
  {
    id: "etre-prevenu",
    category: "account",
    question: "Comment choisir ce dont je suis prévenu, et où ?",
    answer:
      "Dans Paramètres, « Choix des notifications » : pour chaque sorte de nouvelle, dans l’application, par e-mail tout de suite, dans un résumé du jour ou de la semaine, ou jamais. Les messages de sécurité partent toujours. « Me prévenir sur cet appareil » vous alerte aussi quand le site est fermé, jusqu’à ce que vous l’arrêtiez ou vous déconnectiez.",
  },
  {
    id: "heures-calmes",
    category: "account",
    question: "Puis-je ne pas être dérangé la nuit ?",
    answer:
      "Oui, avec les heures calmes, dans Paramètres : pendant ces heures, ni e-mail ni alerte sur vos appareils, et ce qui attend arrive après. La cloche de l’application et les messages de sécurité ne changent pas. Une conversation peut aussi être mise en sourdine depuis son menu.",
  },
  {
    id: "beta-test",
    category: "technical",
    question: "Comment devenir bêta-testeur ?",
    answer:
      "Le programme de bêta-test vous donne les nouveautés avant tout le monde. Demandez à y participer par le formulaire de support : nous vous écrivons à l’ouverture de chaque essai.",
  },
  {
    id: "connexion-bloquee",
    category: "account",
    question: "Pourquoi ma connexion est-elle bloquée ?",
    answer:
      "Après 5 tentatives manquées, la connexion est verrouillée quelques minutes pour protéger votre compte. Patientez, ou réinitialisez votre mot de passe.",
  },
  {
    id: "suggestion",
    category: "technical",
    question: "J’ai une idée : où la proposer ?",
    answer:
      "Par le formulaire de suggestion, dans l’espace de support. Chaque idée est lue, et les plus demandées entrent dans les mises à jour suivantes.",
  },
  {
    id: "revenus",
    category: "pricing",
    question: "Combien peut gagner un jobbeur ?",
    answer:
      "Cela dépend de vos savoir-faire et de votre temps : souvent un complément de 300 à 1 500 euros par mois. Vous fixez vos prix, mission par mission.",
  },
  {
    id: "verification-email",
    category: "account",
    question: "Je n’ai pas reçu l’e-mail de vérification, que faire ?",
    answer:
      "Regardez dans vos courriers indésirables, puis demandez un nouvel envoi depuis la page de vérification. Il faut attendre 2 minutes entre deux envois.",
  },
  {
    id: "application-mobile",
    category: "technical",
    question: "Quels téléphones sont pris en charge ?",
    answer:
      "L’application mobile s’ouvre dans le navigateur de votre téléphone, à partir d’iOS 10 et d’Android 5 : rien à télécharger, et elle s’ajoute à l’écran d’accueil.",
  },
];
