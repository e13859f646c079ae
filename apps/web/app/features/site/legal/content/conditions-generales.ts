import type { LegalText } from "../legal-text.ts";

/** The sales terms (CGV). */
export const conditionsGenerales: LegalText = ({ brand }) => [
  {
    title: "Champ d'application",
    blocks: [
      `Ces conditions s'appliquent aux services payants vendus par l'exploitant de ${brand.name}, désigné dans les [mentions légales](/mentions-legales) : l'abonnement premium et ses options, et les crédits IA. Elles complètent les [conditions générales d'utilisation](/conditions-utilisation).`,
      "Elles ne s'appliquent pas au prix d'une mission, qui se règle directement entre le demandeur et le jobbeur : nous n'y prélevons aucune commission.",
    ],
  },
  {
    title: "Offres",
    blocks: [
      [
        "L'offre gratuite, sans limite de durée.",
        "L'offre premium, un abonnement mensuel sans durée minimale, avec les options choisies.",
        "Les crédits IA, vendus par lots et consommés à l'usage.",
      ],
      "Les caractéristiques de chaque offre sont présentées avant la commande. Les cinq cents premiers inscrits gardent l'abonnement premium à moitié prix tant qu'il n'est pas interrompu.",
    ],
  },
  {
    title: "Prix",
    blocks: [
      "Les prix sont indiqués en euros, toutes taxes comprises, avant la commande. Le prix appliqué est celui affiché au moment de la commande. Une hausse du prix de l'abonnement est annoncée au moins 15 jours à l'avance et ne vaut que pour les périodes suivantes.",
    ],
  },
  {
    title: "Commande",
    blocks: [
      "La commande se fait depuis un compte : choix de l'offre, récapitulatif, correction éventuelle, puis validation par un bouton qui rappelle l'obligation de payer. Un e-mail confirme la commande.",
    ],
  },
  {
    title: "Paiement",
    blocks: [
      "Le paiement par carte est traité par un prestataire de services de paiement ; nous ne voyons ni ne conservons le numéro de la carte. L'abonnement est prélevé d'avance, chaque mois. Les crédits IA peuvent aussi s'acheter en Jobi.",
      "Si un prélèvement échoue, l'abonnement est suspendu après rappel, puis ramené à l'offre gratuite. Aucun frais n'est ajouté.",
    ],
  },
  {
    title: "Durée et résiliation de l'abonnement",
    blocks: [
      "L'abonnement se renouvelle chaque mois. Il se résilie à tout moment, en ligne, depuis la page Premium, sans frais ni justification : il court jusqu'à la fin de la période payée.",
      "Si nous changeons ces conditions, vous en êtes averti au moins 15 jours à l'avance. Si vous refusez, vous pouvez fermer votre compte et la période en cours vous est remboursée au prorata du temps restant.",
    ],
  },
  {
    title: "Droit de rétractation",
    blocks: [
      "Un consommateur dispose de 14 jours à compter de la commande pour se rétracter sans motif (Code de la consommation, articles L. 221-18 et L. 221-21). La fonction [Renoncer au contrat ici](/renoncer) se trouve au pied de chaque page publique, dans l'e-mail qui confirme la commande, et sur les pages Premium et Crédits IA pendant les 14 jours. Elle est gratuite et se fait en deux étapes, avec ou sans connexion ; un accusé de réception arrive aussitôt par e-mail. Nous remboursons sous 14 jours, par le moyen de paiement utilisé : ce qui a été payé en Jobi est rendu en Jobi.",
      "Si vous avez demandé que l'abonnement commence aussitôt, les jours déjà passés restent dus et les autres vous sont rendus. Les crédits IA déjà utilisés à votre demande expresse restent dus, les autres vous sont rendus. Cette demande est recueillie à la commande, et conservée.",
      "Vous pouvez aussi nous l'écrire sans ambiguïté, par exemple avec le modèle ci-dessous.",
      "Modèle de formulaire : « Je vous notifie ma rétractation du contrat portant sur l'abonnement ou les crédits commandés le …. Nom, adresse e-mail du compte, date, signature en cas d'envoi sur papier. »",
      `À envoyer à [${brand.email}](mailto:${brand.email}).`,
    ],
  },
  {
    title: "Garanties",
    blocks: [
      "Les services numériques bénéficient de la garantie légale de conformité pendant toute la durée de leur fourniture (articles L. 224-25-12 et suivants du Code de la consommation). En cas de défaut, vous pouvez demander la mise en conformité, à défaut une réduction du prix ou la résolution du contrat.",
    ],
  },
  {
    title: "Jobi et crédits IA",
    blocks: [
      "Les Jobi et les crédits IA sont attachés au compte. Ils ne sont ni cessibles hors de la plateforme, ni convertibles en euros. Les crédits achetés en euros et non consommés sont remboursés si nous fermons le service ou votre compte sans faute de votre part.",
    ],
  },
  {
    title: "Responsabilité",
    blocks: [
      "Nous sommes responsables de la bonne exécution des services vendus. Une indisponibilité longue de l'offre premium donne droit à une prolongation équivalente. Nous ne sommes pas responsables d'un cas de force majeure ni du fait d'un tiers étranger au contrat.",
    ],
  },
  {
    title: "Réclamations et médiation",
    blocks: [
      `Écrivez d'abord à [${brand.email}](mailto:${brand.email}) ou au support, depuis votre compte. Un consommateur dont la réclamation n'a pas abouti peut saisir gratuitement le médiateur indiqué dans les [mentions légales](/mentions-legales), dans l'année qui suit sa réclamation écrite.`,
    ],
  },
  {
    title: "Droit applicable",
    blocks: [
      "Le droit français s'applique, sans priver un consommateur des règles protectrices du pays où il réside.",
    ],
  },
];
