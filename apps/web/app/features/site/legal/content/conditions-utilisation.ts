import type { LegalText } from "../legal-text.ts";

/** The use terms (CGU): a page only, no modal has them. */
export const conditionsUtilisation: LegalText = ({ brand }) => [
  {
    title: "Objet",
    blocks: [
      `Ces conditions règlent l'usage de ${brand.name} : la création d'un compte, la publication de missions, les propositions, la messagerie et les avis. Les services payants relèvent en plus des [conditions générales de vente](/conditions-generales).`,
      "Utiliser un compte suppose de les avoir acceptées. La date et la version acceptées sont conservées comme preuve.",
    ],
  },
  {
    title: "Qui peut s'inscrire",
    blocks: [
      "Toute personne majeure et capable de contracter, pour elle-même ou pour l'entreprise qu'elle représente. L'inscription est gratuite.",
      [
        "Les renseignements donnés doivent être exacts et tenus à jour : le nom et le prénom sont ceux de la personne.",
        "Un compte est personnel. Le mot de passe ne se partage pas ; la vérification en deux étapes est proposée à tous.",
        "Après cinq essais de connexion manqués, le compte est verrouillé un moment.",
      ],
    ],
  },
  {
    title: "Le rôle de la plateforme",
    blocks: [
      `${brand.name} met en relation. Le contrat se forme entre le demandeur et le jobbeur, quand l'un accepte la proposition de l'autre. Nous ne sommes ni l'employeur du jobbeur, ni le mandataire de l'un ou de l'autre, et nous ne prélevons aucune commission sur le prix convenu.`,
      "Le paiement se fait directement entre eux, par le moyen convenu : espèces, virement, chèque ou Jobi. Le paiement en espèces respecte les plafonds légaux.",
    ],
  },
  {
    title: "Missions et propositions",
    blocks: [
      [
        "Une mission décrit sincèrement le besoin, le lieu, la date et le budget.",
        "Un jobbeur peut proposer un prix et un message ; le demandeur peut l'accepter, le refuser ou faire une contre-proposition.",
        "Une proposition acceptée engage les deux parties. Une mission close ne reçoit plus de proposition.",
        "Annuler une mission publiée coûte 1 Jobi à son auteur.",
      ],
    ],
  },
  {
    title: "Devoirs des jobbeurs",
    blocks: [
      "Le jobbeur est seul responsable de son statut, de ses assurances, de ses déclarations et de ses cotisations. Les activités réglementées (électricité, gaz, garde d'enfants, transport, etc.) ne peuvent être proposées que par une personne qui a les qualifications, autorisations et assurances exigées par la loi.",
      "Les revenus tirés de la plateforme peuvent être imposables et soumis à cotisations. Les obligations sont décrites sur [impots.gouv.fr](https://www.impots.gouv.fr) et sur [urssaf.fr](https://www.urssaf.fr).",
    ],
  },
  {
    title: "Badge de jobbeur vérifié",
    blocks: [
      "Il demande une pièce d'identité en cours de validité, les qualifications annoncées et au moins cinq avis positifs. Il ne garantit pas le résultat d'une mission et peut être retiré si l'une de ces conditions cesse.",
    ],
  },
  {
    title: "Ce qui est interdit",
    blocks: [
      [
        "Publier ce qui est illicite, trompeur, haineux, discriminatoire ou contraire à la dignité.",
        "Proposer un travail dissimulé, dangereux sans les garanties voulues, ou interdit.",
        "Échanger ses coordonnées dans les messages pour contourner les règles de sécurité : la messagerie les filtre.",
        "Usurper une identité, créer de faux avis, fausser le classement ou la monnaie Jobi.",
        "Extraire les données du site, en perturber le fonctionnement ou en contourner les protections.",
      ],
    ],
  },
  {
    title: "Modération et sanctions",
    blocks: [
      "La modération est en partie automatique, en partie humaine, et répond surtout aux signalements. Une décision qui restreint un contenu ou un compte est motivée et notifiée à la personne concernée.",
      [
        "Avertissement.",
        "Suspension temporaire, de 24 heures à 30 jours.",
        "Suspension définitive, pour les manquements graves ou répétés.",
      ],
      `Une décision peut être contestée gratuitement pendant six mois, en écrivant à [${brand.email}](mailto:${brand.email}) ; une personne, et non un automate, réexamine le dossier.`,
    ],
  },
  {
    title: "Jobi",
    blocks: [
      "Le Jobi est une unité interne à la plateforme. Ce n'est ni une monnaie, ni un moyen de paiement au sens de la loi : il ne s'échange pas contre des euros et ne se transmet pas hors du site. Le solde ne peut pas être négatif et son historique est conservé.",
    ],
  },
  {
    title: "Intelligence artificielle",
    blocks: [
      "Les aides qui s'appuient sur une intelligence artificielle ne fonctionnent qu'avec un consentement distinct, valable 6 mois et retirable à tout moment. Leurs résultats sont signalés comme tels, peuvent être inexacts et ne remplacent pas un conseil.",
    ],
  },
  {
    title: "Pause et fermeture du compte",
    blocks: [
      "Chacun peut mettre son compte en pause ou demander sa suppression à tout moment, depuis ses paramètres. Les engagements en cours restent dus. Ce qui est supprimé et ce qui est conservé est décrit dans la [politique de confidentialité](/politique-confidentialite).",
    ],
  },
  {
    title: "Évolution des conditions",
    blocks: [
      "Un changement est annoncé au moins 15 jours à l'avance et demande une nouvelle acceptation. Qui le refuse peut fermer son compte et reçoit le remboursement de l'abonnement en cours, au prorata du temps restant.",
    ],
  },
  {
    title: "Responsabilité",
    blocks: [
      "Nous répondons du bon fonctionnement de la plateforme avec les moyens d'un professionnel diligent. Nous ne répondons pas de l'exécution des missions, sauf faute de notre part. Rien ici ne limite les droits que la loi donne aux consommateurs.",
    ],
  },
  {
    title: "Droit applicable et litiges",
    blocks: [
      "Le droit français s'applique. En cas de désaccord entre utilisateurs, notre support propose une médiation. En cas de litige avec nous, adressez d'abord une réclamation ; un consommateur peut ensuite saisir le médiateur indiqué dans les [mentions légales](/mentions-legales), ou le tribunal de son domicile.",
    ],
  },
];
