/** Copy of the services and of the search for jobbeurs. */
export const copy = {
  services: "Services",
  servicesTitle: "Tous les services",
  servicesLead:
    "Choisissez un service, ou dites ce qu’il vous faut\u00a0: vous verrez qui le propose près de chez vous.",
  searchTitle: "Trouver un jobbeur",
  refine: "Affiner",
  change: "Modifier",
  fold: "Fermer",
  active: "Filtres actifs",
  remove: "Retirer le filtre\u00a0: ",
  clear: "Tout effacer",
  results: "Jobbeurs trouvés",
  why: "Pourquoi ce résultat\u00a0: ",
  from: "à partir de",
  badges: "Badges",
  showResults: "Voir les résultats",
  filters: "Filtres",
  neighbourServices: "Services proches, près de chez vous",
  quote: "Sur devis",
  flat: "par prestation",
  unknownPlace: "Cette commune n’a pas été trouvée\u00a0: la recherche porte sur toute la France.",
  alike: "Personne n’emploie exactement ces mots. Voici qui emploie des mots proches.",
  noneFound: "Personne pour l’instant",
  noneFoundText:
    "Aucun jobbeur ne correspond. Publiez votre mission\u00a0: les jobbeurs qui s’y connaissent vous répondront.",
  publish: "Publier une mission",
  start: "Dites ce qu’il vous faut",
  startText: "Un métier, une tâche, une panne\u00a0: vos mots suffisent. La commune se précise à côté.",
  allServices: "Voir tous les services",
  source:
    "Distances entre communes, à un kilomètre près. Position des communes\u00a0: GeoNames (CC BY 4.0), INSEE.",
  people: "Qui est là",
  seeAll: "Voir tous les jobbeurs",
  questions: "Questions fréquentes",
  around: "Communes voisines",
  neighbours: "Services proches",
  failed: "La recherche n’a pas abouti",
  failedText: "Réessayez dans un instant\u00a0: votre recherche est gardée dans l’adresse.",
  retry: "Réessayer",
} as const;

/** « 1 jobbeur », « plus de 1 000 jobbeurs ». */
export function jobbeurText(count: number, isCapped = count >= 1000): string {
  if (isCapped) return "plus de 1\u202f000 jobbeurs";
  if (count === 0) return "aucun jobbeur";
  return count === 1 ? "1 jobbeur" : `${count} jobbeurs`;
}
/** The beginning of a sentence. */
export const capital = (text: string) => text.charAt(0).toLocaleUpperCase("fr-FR") + text.slice(1);
export const kmText = (km: number) => `${km}\u00a0km`;
