import type { BusinessCard, CardDesign } from "./contract.ts";

export const gardenDesign: CardDesign = {
  template: "jardin",
  palette: "sapin",
  font: "dessinee",
  name: "Karim Benali",
  trade: "Jardinage et taille de haies",
  phrase: "Vos haies, droites et à l’heure.",
  town: "Lille",
  phone: "06 12 34 56 78",
  email: "",
  shown: ["trade", "phrase", "town", "phone", "address", "code"],
  hasBack: true,
  picture: null,
};

export const gardenCard: BusinessCard = {
  id: "01930000-0000-7000-8000-00000000f101",
  title: "Carte des marchés",
  design: gardenDesign,
  version: 3,
  updatedAt: "2026-11-19T09:30:00.000Z",
  picture: null,
};

export const nightCard: BusinessCard = {
  id: "01930000-0000-7000-8000-00000000f102",
  title: "Bricolage, sobre",
  design: {
    ...gardenDesign,
    template: "nuit",
    palette: "encre",
    font: "lisible",
    trade: "Petit bricolage",
    phrase: "",
    hasBack: false,
  },
  version: 1,
  updatedAt: "2026-11-12T17:00:00.000Z",
  picture: null,
};
