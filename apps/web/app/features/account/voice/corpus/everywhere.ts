/** The controls of the page on which the sentences of « everywhere » are spoken. */
export const namesHere: readonly string[] = [
  "Filtrer",
  "Trier",
  "Répondre",
  "Accepter la proposition",
  "Refuser",
  "Voir plus",
  "Modifier la mission",
  "Supprimer la mission",
  "Enregistrer la recherche",
  "Payer 45 €",
  "Partager",
  "Ajouter aux favoris",
];

/** How the label of any page may be asked for. */
export const aroundLabels: readonly ((label: string) => string)[] = [
  (label) => label,
  (label) => label.toUpperCase(),
  (label) => `euh ${label} s’il te plaît`,
  (label) => `ouvre ${label}`,
  (label) => `je voudrais voir ${label}`,
  (label) => `va à la page ${label}`,
];
