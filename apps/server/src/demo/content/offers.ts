import type { OfferInput } from "@jobami/api/offers/contract";

/** An offer of the demo: whose, a place in the list of jobbeurs, how long it runs, and who took and used its codes. */
interface DemoOffer {
  jobbeur: number;
  /** From how many days before to how many days after now. */
  since: number;
  until: number;
  input: Omit<OfferInput, "firstDay" | "lastDay">;
  /** Places in the list of requesters; the first so many have used theirs. */
  takers: readonly number[];
  used: number;
}

const nbsp = "\u00a0";

/** Four offers; the first is that of the jobbeur whom the sign-in page offers, and the requester of that page holds a code of it. */
export const demoOffers: readonly DemoOffer[] = [
  {
    jobbeur: 0,
    since: 12,
    until: 40,
    input: {
      title: "Première taille de haie à prix doux",
      advantage: `−20${nbsp}%`,
      description:
        "Pour une première taille de haie jusqu’à vingt mètres, je retire un cinquième du prix convenu. Les déchets verts partent avec moi.",
      conditions: "Une fois par foyer. Ne se cumule pas avec une autre offre.",
      category: "jardinage",
      placeCode: "69381",
      maxCodes: 30,
    },
    takers: [3, 5, 0],
    used: 2,
  },
  {
    jobbeur: 1,
    since: 8,
    until: 60,
    input: {
      title: "Les vitres du salon offertes",
      advantage: `1${nbsp}h offerte`,
      description:
        "Au premier ménage de trois heures, la quatrième est pour vous\u00a0: j’en profite pour faire les vitres.",
      conditions: "",
      category: "menage-et-nettoyage",
      placeCode: "69266",
      maxCodes: null,
    },
    takers: [0, 4],
    used: 1,
  },
  {
    jobbeur: 2,
    since: 4,
    until: 25,
    input: {
      title: "Une étagère posée, la deuxième offerte",
      advantage: `2 pour${nbsp}1`,
      description:
        "Je pose deux étagères pour le prix d’une\u00a0: chevilles et niveau compris, vous fournissez les planches.",
      conditions: "Murs en plâtre ou en brique. À Lyon et Villeurbanne.",
      category: "bricolage",
      placeCode: "69387",
      maxCodes: 10,
    },
    takers: [],
    used: 0,
  },
  {
    jobbeur: 3,
    since: 1,
    until: 30,
    input: {
      title: "Promenade d’essai du dimanche",
      advantage: "Gratuit",
      description: "Une demi-heure avec votre chien, pour que nous fassions connaissance tous les trois.",
      conditions: "Une fois par chien.",
      category: "garde-d-animaux",
      placeCode: null,
      maxCodes: 5,
    },
    takers: [],
    used: 0,
  },
];
