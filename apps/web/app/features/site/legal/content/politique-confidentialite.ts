import type { LegalText } from "../legal-text.ts";

/** The privacy policy (GDPR, art. 13). */
export const politiqueConfidentialite: LegalText = ({ brand, publisher }) => {
  const contact = publisher.dpoEmail ?? brand.email;
  return [
    {
      title: "Responsable du traitement",
      blocks: [
        `Le responsable est l'exploitant de ${brand.name}, désigné dans les [mentions légales](/mentions-legales). Pour toute question sur vos données : [${contact}](mailto:${contact}).`,
      ],
    },
    {
      title: "Ce que nous traitons, pourquoi et sur quelle base",
      blocks: [
        [
          "Compte (nom, prénom, e-mail, empreinte du mot de passe, type de profil) : ouvrir et protéger le compte. Base : le contrat.",
          "Missions, propositions, messages, avis : mettre en relation et garder la trace des accords. Base : le contrat.",
          "Adresse e-mail et lecture des notifications : vous annoncer par e-mail une proposition, une contre-proposition ou une acceptation que vous n'avez pas lue en trois minutes, quand vous n'êtes pas connecté. Base : le contrat.",
          "Choix des notifications (dans l'application, par e-mail, dans un résumé, sur vos appareils), heures calmes et moment du résumé : vous prévenir comme vous le voulez, et pas la nuit si vous le demandez. Base : le contrat.",
          "Réglages d'affichage (thème, tailles, couleurs, mouvement, durée des messages) : vous montrer le site comme vous l'avez réglé, sur chacun de vos appareils. Personne d'autre ne les lit, et nous n'en tirons rien. Base : le contrat.",
          "Notifications sur vos appareils (l'adresse technique et les clés que votre navigateur donne pour cela, l'appareil et la date) : vous prévenir quand le site n'est pas ouvert. Base : votre consentement, que vous donnez à votre navigateur et retirez dans vos paramètres.",
          "Justificatifs de vérification, si vous en envoyez : attester ce que votre profil montre comme vérifié. Seules nos équipes les ouvrent. Base : le contrat.",
          "Date de naissance, si vous la donnez : vérifier votre âge et vous souhaiter votre anniversaire, ce que vous pouvez refuser dans vos notifications. Base : notre intérêt légitime.",
          "Lieu d'une mission (commune) : montrer les missions proches. Base : le contrat.",
          "Journaux de connexion et essais manqués : prévenir la fraude et les intrusions. Base : notre intérêt légitime.",
          "Achats et factures : vendre et tenir nos comptes. Base : le contrat et la loi.",
          "Acceptation des conditions et consentements, avec le nom (tant que le compte existe), la date et la version : en garder la preuve. Base : la loi.",
          "Aides par intelligence artificielle : répondre à votre demande. Base : votre consentement, valable 6 mois.",
          "Formulaire de contact (nom, e-mail, sujet, message) : vous répondre. Base : notre intérêt légitime à traiter votre demande.",
          "Lettre d'information : vous l'envoyer. Base : votre consentement, confirmé par e-mail.",
        ],
        "Les renseignements marqués obligatoires sont nécessaires au service ; sans eux, le compte ne peut pas être ouvert. Nous ne vendons aucune donnée et ne prenons aucune décision entièrement automatisée qui vous affecterait de manière significative.",
      ],
    },
    {
      title: "Qui y a accès",
      blocks: [
        [
          "Les autres membres, pour ce que vous rendez visible : prénom, initiale du nom, missions, avis. Votre adresse e-mail n'est montrée à personne.",
          "Nos équipes, selon leur fonction, et la modération pour les contenus signalés.",
          "Nos prestataires, pour notre seul compte : hébergement, envoi d'e-mails, paiement, et, si vous y consentez, intelligence artificielle.",
          "Le service de notifications de votre navigateur (celui de Google, d'Apple, de Mozilla ou de Microsoft), si vous l'avez accepté sur un appareil : il transporte le message chiffré sans pouvoir le lire, et sait seulement quand il passe et vers quel navigateur.",
          "Les autorités, quand la loi l'exige, dont l'administration fiscale pour les revenus des plateformes.",
        ],
      ],
    },
    {
      title: "Où elles sont conservées",
      blocks: [
        "Vos données sont conservées en France. Si un prestataire devait les traiter hors de l'Espace économique européen, ce serait avec les garanties du règlement (décision d'adéquation ou clauses types), et vous en seriez informé.",
        "Les notifications que vous demandez sur un appareil passent, chiffrées, par le service de son navigateur, qui peut se trouver hors de l'Espace économique européen. Vous pouvez les arrêter à tout moment.",
      ],
    },
    {
      title: "Combien de temps",
      blocks: [
        [
          "Compte et contenus : tant que le compte existe. Un compte sans connexion pendant trois ans est fermé après rappel.",
          "Suppression du compte : votre nom, votre adresse e-mail, vos textes et les noms donnés avec vos consentements sont effacés aussitôt, aussi de ce que les autres membres ont reçu à votre sujet. Restent, sans rien qui vous nomme : l'identifiant technique du compte, son type et ses dates ; les dates et versions des consentements ; le motif de départ que vous avez choisi ; les mouvements de Jobi ; de vos missions et propositions, la catégorie, la commune, les dates et les montants, pour l'autre partie.",
          "Lettre d'information : jusqu'à votre désabonnement, par le lien de chaque envoi, que vous ayez un compte ou non, puis 30 jours au plus.",
          "E-mails que nous vous envoyons : leur adresse et leur objet sont effacés 30 jours après l'envoi, 7 jours quand aucun compte n'y est lié.",
          "Notifications sur un appareil : jusqu'à ce que vous les arrêtiez, vous déconnectiez ou que la session expire ; un message qui n'a pas pu être remis est abandonné après un jour au plus. Ce qui attend un résumé est effacé quand il part.",
          "Messages du formulaire de contact : dans notre boîte aux lettres, le temps de traiter votre demande ; notre serveur en efface le texte dès qu'ils sont partis.",
          "Factures et pièces comptables : dix ans (Code de commerce, article L. 123-22).",
          "Justificatifs de vérification : jusqu'à ce que vous les retiriez ou les remplaciez, ou que le compte soit supprimé.",
          "Journaux techniques et de sécurité : un an au plus. Navigateurs reconnus : 13 mois après leur dernière connexion.",
          "Liens envoyés par e-mail : de une heure à sept jours selon leur usage.",
        ],
      ],
    },
    {
      title: "Vos droits",
      blocks: [
        "Vous pouvez demander l'accès à vos données, leur rectification, leur effacement, leur portabilité, la limitation d'un traitement, et vous opposer à ceux qui reposent sur notre intérêt légitime. Un consentement se retire aussi simplement qu'il se donne, depuis les paramètres du compte. Vous pouvez aussi laisser des directives sur le sort de vos données après votre décès.",
        `Écrivez à [${contact}](mailto:${contact}). Nous répondons dans un délai d'un mois. Nous ne demandons une pièce d'identité qu'en cas de doute raisonnable.`,
        "Si la réponse ne vous satisfait pas, vous pouvez saisir la [CNIL](https://www.cnil.fr).",
      ],
    },
    {
      title: "Sécurité",
      blocks: [
        "Les échanges sont chiffrés, les mots de passe ne sont conservés que sous forme d'empreinte, les accès sont limités et journalisés. En cas de violation qui présente un risque pour vous, nous vous prévenons et nous prévenons la CNIL dans les délais du règlement.",
      ],
    },
    {
      title: "Cookies",
      blocks: ["Ce qui est déposé sur votre appareil est décrit dans la [politique de cookies](/cookies)."],
    },
    {
      title: "Mineurs",
      blocks: [
        "Le service est réservé aux personnes majeures. Un compte ouvert par un mineur est fermé et ses données effacées.",
      ],
    },
    {
      title: "Changements",
      blocks: [
        "Un changement important de cette politique est annoncé au moins 15 jours à l'avance, dans l'application et par e-mail.",
      ],
    },
  ];
};
