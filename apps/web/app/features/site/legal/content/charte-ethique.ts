import type { LegalText } from "../legal-text.ts";

/** The ethics charter. */
export const charteEthique: LegalText = ({ brand }) => [
  {
    title: "Le coup de main d'à côté",
    blocks: [
      `${brand.name} existe pour que des voisins se rendent service à un prix juste. Cette charte dit ce que chacun peut attendre des autres, et de nous. Elle complète les [conditions d'utilisation](/conditions-utilisation).`,
    ],
  },
  {
    title: "Respect",
    blocks: [
      [
        "On se parle avec courtoisie, même quand on n'est pas d'accord.",
        "Aucune discrimination, qu'elle tienne à l'origine, au sexe, à l'âge, au handicap, à la religion, à l'orientation ou à tout autre critère que la loi protège.",
        "Aucun harcèlement, aucune menace, aucune pression sur les avis.",
      ],
    ],
  },
  {
    title: "Sincérité",
    blocks: [
      [
        "Une mission dit ce qu'il y a vraiment à faire.",
        "Un profil ne se prête pas de diplôme, d'assurance ou d'expérience qu'on n'a pas.",
        "Un avis raconte une mission vécue, sans contrepartie.",
      ],
    ],
  },
  {
    title: "Prix juste et parole tenue",
    blocks: [
      "Le prix se convient avant le travail. Ce qui est accepté est fait et payé. Un empêchement se dit dès qu'on le connaît.",
    ],
  },
  {
    title: "Travail digne et déclaré",
    blocks: [
      "Un coup de main payé reste un travail : il se déclare quand la loi le demande, se fait en sécurité, et n'est jamais confié à un enfant. Les métiers réglementés sont réservés à ceux qui y sont autorisés.",
    ],
  },
  {
    title: "Vie privée",
    blocks: [
      "On n'utilise les coordonnées, les photos et l'adresse d'une personne que pour la mission convenue. On ne les garde pas et on ne les transmet pas.",
    ],
  },
  {
    title: "Intelligence artificielle",
    blocks: [
      "Elle aide, elle ne décide pas. Ce qu'elle écrit est signalé, et une personne peut toujours le changer. Elle ne sert qu'à ceux qui y ont consenti.",
    ],
  },
  {
    title: "Nos engagements",
    blocks: [
      [
        "Aucune commission sur le prix de vos missions.",
        "Une modération motivée, et un recours devant une personne.",
        "Un site accessible à tous, au clavier, au lecteur d'écran, en grands caractères.",
        "Des données conservées en France, et jamais vendues.",
        "Des changements annoncés au moins 15 jours à l'avance.",
      ],
    ],
  },
  {
    title: "Manquements",
    blocks: [
      `Ce qui blesse cette charte se signale depuis le site ou à [${brand.email}](mailto:${brand.email}). Selon la gravité : avertissement, suspension de 24 heures à 30 jours, suspension définitive.`,
    ],
  },
];
