import type { LegalText } from "../legal-text.ts";

/** The legal notice (loi pour la confiance dans l'économie numérique, art. 6 III; Code de la consommation, art. L. 616-1). */
export const mentionsLegales: LegalText = ({ brand, publisher }) => [
  {
    title: "Éditeur",
    blocks: [
      `Le site ${brand.name} est édité par l'exploitant désigné ci-dessous.`,
      {
        rows: [
          { label: "Dénomination", value: publisher.companyName },
          { label: "Forme juridique", value: publisher.legalForm },
          { label: "Capital social", value: publisher.capital },
          { label: "Siège social", value: publisher.address },
          { label: "Immatriculation", value: publisher.registration },
          { label: "Numéro de TVA intracommunautaire", value: publisher.vatNumber },
          { label: "Directeur de la publication", value: publisher.director },
        ],
      },
    ],
  },
  {
    title: "Nous joindre",
    blocks: [
      {
        rows: [
          { label: "E-mail", value: brand.email },
          { label: "Téléphone", value: brand.phone },
          { label: "Ville", value: brand.city },
        ],
      },
      "Nous répondons du lundi au vendredi, de 9 h à 18 h. Cette adresse est aussi le point de contact des autorités et des utilisateurs prévu par le règlement européen sur les services numériques (articles 11 et 12) ; nous y répondons en français.",
    ],
  },
  {
    title: "Hébergeur",
    blocks: [
      {
        rows: [
          { label: "Nom", value: publisher.hostName },
          { label: "Adresse", value: publisher.hostAddress },
          { label: "Téléphone", value: publisher.hostPhone },
        ],
      },
    ],
  },
  {
    title: "Rôle du site",
    blocks: [
      `${brand.name} est une plateforme en ligne au sens de l'article L. 111-7 du Code de la consommation. Elle met en relation des personnes qui ont besoin d'un coup de main et des jobbeurs. Elle n'est pas partie au contrat qu'ils concluent entre eux.`,
      "La façon dont les missions et les profils sont classés est expliquée sur la page [Référencement et classement](/referencement).",
    ],
  },
  {
    title: "Signaler un contenu",
    blocks: [
      `Pour signaler un contenu illicite, écrivez à [${brand.email}](mailto:${brand.email}) en indiquant l'adresse exacte du contenu, ce qui vous paraît illicite et pourquoi, et vos nom et adresse e-mail. Nous accusons réception, nous examinons le signalement sans délai et nous vous disons ce que nous décidons et comment le contester.`,
    ],
  },
  {
    title: "Médiation de la consommation",
    blocks: [
      "Après une réclamation écrite restée sans réponse satisfaisante, un consommateur peut saisir gratuitement le médiateur dont nous relevons.",
      {
        rows: [
          { label: "Médiateur", value: publisher.mediatorName },
          { label: "Site du médiateur", value: publisher.mediatorUrl },
        ],
      },
    ],
  },
  {
    title: "Données ouvertes",
    blocks: [
      "Les communes et leurs codes postaux viennent de l'INSEE et de La Poste, leurs positions de [GeoNames](https://www.geonames.org), sous licence [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/deed.fr) ; nous en avons gardé les communes de France et arrondi les coordonnées.",
    ],
  },
  {
    title: "Propriété intellectuelle",
    blocks: [
      `Le nom ${brand.name}, son logo, les textes, les dessins et le code du site sont protégés. Toute reproduction, même partielle, demande un accord écrit. Ce que vous publiez reste à vous : vous nous autorisez seulement à le montrer sur le site, pour la durée de sa publication.`,
    ],
  },
];
