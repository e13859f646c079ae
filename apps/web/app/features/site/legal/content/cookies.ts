import type { LegalText } from "../legal-text.ts";

/** The cookie policy (loi Informatique et Libertés, art. 82). */
export const cookies: LegalText = ({ brand }) => [
  {
    title: "De quoi il s'agit",
    blocks: [
      `Un cookie est un petit fichier que ${brand.name} dépose sur votre appareil. Nous appelons de même ce que le site garde dans le stockage local de votre navigateur.`,
      "Rien n'est déposé ni lu avant votre choix, à part ce qui est strictement nécessaire au service que vous demandez.",
    ],
  },
  {
    title: "Ce qui est nécessaire",
    blocks: [
      "Ces éléments ne demandent pas de consentement :",
      [
        "La session : elle vous garde connecté. Elle est inaccessible aux scripts et disparaît à la déconnexion ; un simple témoin dit qu'une session existe.",
        "jobami_device (ou __Host-jobami_device) : il reconnaît ce navigateur pendant 13 mois, pour vous écrire quand votre compte s'ouvre depuis un autre. Il est inaccessible aux scripts.",
        "XSRF-TOKEN (ou __Host-XSRF-TOKEN) : il protège vos actions contre les demandes falsifiées.",
        "user_consents : il retient vos choix en matière de cookies, pendant un an.",
        "L'affichage : thème, taille du texte et mouvement, pour que la page soit lisible dès le premier instant ; et de quel compte ces réglages viennent, pour qu'ils n'aillent pas dans celui d'un autre. jobami:display-hint retient que le site vous a dit une fois ce qu'il suit de votre appareil.",
        "cgv_cgu_consent_accepted : il retient 7 jours sur cet appareil que vous avez accepté les conditions, pour ne pas vous les redemander à chaque page.",
        "socket_active : il dit pendant une minute, aux autres onglets, que les nouvelles arrivent en direct.",
        "lastSeoPrompt, seoPrompt_… et seoBannerDismissed : ils retiennent sur cet appareil ce qui a déjà été proposé aux jobbeurs sur le référencement, pour ne pas insister.",
        "Un petit programme (push-worker.js) que votre navigateur garde avec la page qu'il affiche sans réseau. Il demande pour vous les pages que vous ouvrez et, quand elles ne peuvent pas être chargées, vous le dit et les rouvre au retour du réseau. Il ne retient ni vos pages, ni leurs adresses, ni rien de vous.",
        "Les notifications sur cet appareil, si vous les demandez : l'abonnement que tient votre navigateur. Le même programme montre alors ce qui arrive quand le site n'est pas ouvert ; l'abonnement s'arrête dans vos paramètres.",
        "Le son à l'arrivée d'un message : votre choix, pendant un an.",
        "Les brouillons de formulaires : ce que vous écrivez n'est pas perdu si la page se recharge.",
      ],
    ],
  },
  {
    title: "Mesure d'audience et publicité",
    blocks: [
      "Deux familles dépendent de votre choix : l'analyse de la fréquentation et le marketing. À ce jour, aucun traceur de ces familles n'est chargé. S'il y en avait un, il ne le serait qu'après votre accord, et vous le trouveriez ici.",
    ],
  },
  {
    title: "Changer d'avis",
    blocks: [
      "Refuser est aussi simple qu'accepter, et ne prive d'aucun service. Vous pouvez aussi effacer les cookies depuis les réglages de votre navigateur : le choix vous sera alors proposé de nouveau.",
    ],
  },
  {
    title: "Durée",
    blocks: [
      "Votre choix vaut un an au plus. Les autres éléments vivent le temps de la session ou le temps indiqué ci-dessus.",
    ],
  },
  {
    title: "En savoir plus",
    blocks: [
      "Le reste de vos données est décrit dans la [politique de confidentialité](/politique-confidentialite). La [CNIL](https://www.cnil.fr/fr/cookies-et-autres-traceurs) explique comment reprendre la main sur les traceurs.",
    ],
  },
];
