/** Copy of the page about the product. */
export const copy = {
  title: "Des voisins qui savent faire.",
  lead: "Quelqu’un qui sait poser une étagère, quelqu’un qui explique les fractions, quelqu’un qui n’a pas peur des formulaires. Nous vous aidons à vous trouver, et à vous mettre d’accord.",
  description:
    "Qui nous sommes, ce que nous faisons entre demandeurs et jobbeurs, ce que nous ne faisons pas, et de quoi nous vivons.",
  roleTitle: "Notre rôle, et ses limites",
  does: {
    title: "Ce que nous faisons",
    list: [
      "Faire connaître votre mission aux jobbeurs à qui elle convient, commune par commune.",
      "Garder par écrit chaque offre, jusqu’au prix convenu.",
      "Masquer vos coordonnées tant que vous n’êtes pas d’accord.",
      "Vérifier les documents de ceux qui nous les confient.",
    ],
  },
  doesNot: {
    title: "Ce que nous ne faisons pas",
    list: [
      "Prendre une commission sur le prix d’une mission.",
      "Garder votre argent ou votre carte\u00a0: vous réglez la personne directement.",
      "Employer les jobbeurs ou choisir à votre place.",
      "Vendre une meilleure place dans la recherche.",
    ],
  },
  figuresTitle: "En quelques nombres",
  services: "services proposés au choix",
  everywhere: "Toutes",
  communes: "les communes de France, pour demander un coup de main",
  commission: "de commission sur le prix convenu",
  principlesTitle: "Ce à quoi nous tenons",
  principles: [
    {
      title: "Le prix se décide à deux",
      text: "Une offre, une réponse, une autre offre. Rien n’engage personne avant un oui, et tout reste lisible des deux côtés.",
    },
    {
      title: "Un site pour tout le monde",
      text: "Au clavier, à la voix, en grand, en contraste élevé\u00a0: l’affichage s’adapte à vous. Les pages publiques marchent même sans JavaScript.",
    },
    {
      title: "Vos données restent les vôtres",
      text: "Les autres voient votre prénom et votre commune, jamais votre adresse. Vous téléchargez tout, ou supprimez tout, depuis vos paramètres.",
    },
    {
      title: "La loi, sans petits caractères",
      text: "Nous disons ce qui se déclare, ce qui s’assure et ce qui est réservé aux professionnels. Chacun travaille en règle.",
    },
  ],
  whoTitle: "Qui est derrière",
  who: (name: string) => `${name} est édité par`,
  whoUnknown: (name: string) => `L’éditeur de ${name} est présenté dans les mentions légales.`,
  legal: "Mentions légales",
  write: "Nous écrire",
} as const;
