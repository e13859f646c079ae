import type { LegalText } from "../legal-text.ts";

/** How lists are ranked and who is shown to search engines (Code de la consommation, art. L. 111-7 and D. 111-7; règlement UE 2019/1150, art. 5). */
export const referencement: LegalText = ({ brand }) => [
  {
    title: "Pourquoi cette page",
    blocks: [
      `Une plateforme doit dire comment elle classe ce qu'elle montre. Voici les critères de ${brand.name}, et comment un profil apparaît sur les moteurs de recherche.`,
    ],
  },
  {
    title: "Classement des missions",
    blocks: [
      "Les missions ouvertes sont montrées de la plus récente à la plus ancienne. Les filtres choisis (catégorie, budget, moyen de paiement, urgence, recherche de mots) réduisent la liste ; ils ne changent pas l'ordre, sauf si vous choisissez un autre tri.",
      "Une mission close, annulée ou expirée n'est plus proposée.",
    ],
  },
  {
    title: "Classement des jobbeurs",
    blocks: [
      "Une recherche montre d'abord les jobbeurs dont un service correspond le mieux à ce que vous demandez, puis ceux qui viennent jusqu'à votre commune, puis les plus proches. Vous pouvez trier par distance, prix, note ou disponibilité, et réduire la liste par des filtres.",
      "La note affichée est la moyenne des avis. Pour trier ou filtrer par note, cette moyenne est rapprochée de 4 tant que les avis sont peu nombreux : un seul avis ne suffit pas à passer devant tout le monde.",
    ],
  },
  {
    title: "Rémunération et liens",
    blocks: [
      "Aucun paiement n'améliore la place d'une mission ou d'un jobbeur dans les listes. Nous n'avons ni lien capitalistique ni accord avec les personnes référencées qui influencerait cet ordre. Si une mise en avant payante devait exister, elle porterait la mention « Annonce ».",
    ],
  },
  {
    title: "Qui peut être référencé",
    blocks: [
      "Les demandeurs et les jobbeurs dont le compte est actif. Un compte suspendu, désactivé ou masqué n'apparaît plus, et ses contenus peuvent être retirés selon les [conditions d'utilisation](/conditions-utilisation).",
    ],
  },
  {
    title: "Moteurs de recherche",
    blocks: [
      "Le profil d'un jobbeur n'est proposé aux moteurs de recherche que s'il l'a accepté. Il faut pour cela un compte actif, le statut de jobbeur et au moins un service. Les offres partenaires doivent être actives et non expirées.",
      "Cet accord se retire à tout moment. Nous cessons alors aussitôt de proposer la page ; les moteurs mettent parfois quelques jours à l'oublier.",
    ],
  },
  {
    title: "Avis",
    blocks: [
      "Un avis ne peut être déposé que par une personne qui a pris part à une mission terminée. Aucune contrepartie n'est donnée. Les avis sont datés et montrés du plus récent au plus ancien ; un avis contraire à la [charte éthique](/charte-ethique) peut être retiré, avec un motif communiqué à son auteur.",
    ],
  },
  {
    title: "Contester",
    blocks: [
      `Un classement ou un retrait vous paraît injuste ? Écrivez à [${brand.email}](mailto:${brand.email}) : une personne vous répond et explique les critères appliqués.`,
    ],
  },
];
