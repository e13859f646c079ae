/** Copy of clients and of the network. */
export const copy = {
  title: "Clients",
  lead: "Les personnes pour qui vous avez travaillé, et ce que vous en notez. Vos notes ne sont lues que par vous.",
  search: "Chercher une personne",
  searchHelp: "Un nom, une étiquette ou un mot de vos notes.",
  tags: "Étiquettes",
  allTags: "Tous",
  empty: "Personne pour l’instant",
  emptyHelp:
    "Dès qu’une de vos propositions est acceptée, la personne vient ici, avec ce que vous faites pour elle.",
  findMissions: "Voir les missions",
  noneFound: "Personne ne correspond",
  noneFoundHelp: "Cherchez un autre mot, ou affichez tout le monde.",
  showAll: "Afficher tout le monde",
  propose: "Proposer",
  proposeAgain: "Proposer à nouveau",
  profile: "Profil",
  seeProfile: "Voir le profil",
  write: "Écrire",
  agreed: "Convenu",
  clientFailed: "Cette fiche n’a pas pu être chargée.",
  notes: "Vos notes",
  note: "Note",
  noteHelp: "Elle n’est lue que par vous.",
  tagsHelp: "Entrée ou virgule pour ajouter.",
  noteChanged: "Cette note a été modifiée ailleurs",
  toPropose: "Missions à pourvoir",
  toProposeHelp: "Ce que cette personne demande en ce moment, et à quoi vous pouvez répondre.",
  noneToPropose: "Rien à pourvoir pour l’instant.",
  history: "Missions ensemble",
  agreedHelp: "Hors missions annulées\u202f; à l’heure, une fois les heures dites.",
  networkTitle: "Réseau",
  networkLead:
    "Les personnes avec qui vous avez convenu d’une mission, et vos favoris. Personne ne voit qui est dans votre réseau.",
  views: "Qui afficher",
  all: "Tout le monde",
  clients: "J’ai aidé",
  helpers: "M’ont aidé",
  favorites: "Favoris",
  favorite: "Favori",
  client: "Fiche",
  networkEmpty: "Personne pour l’instant",
  networkEmptyHelp:
    "Les personnes avec qui vous convenez d’une mission, et vos favoris, viennent ici d’elles-mêmes.",
  viewEmpty: "Personne dans cette vue",
  viewEmptyHelp: "Affichez tout le monde pour voir le reste de votre réseau.",
} as const;

const missions = (count: number) => `${count}\u00a0${count > 1 ? "missions" : "mission"}`;

/** « 3 missions, dont 2 terminées ». */
export function countText(all: number, finished: number): string {
  if (finished === 0) return missions(all);
  if (finished === all) return `${missions(all)} ${all > 1 ? "terminées" : "terminée"}`;
  return `${missions(all)}, dont ${finished} ${finished > 1 ? "terminées" : "terminée"}`;
}

/** What joins two people: « 3 missions pour Léa · 1 mission par Léa ». */
export function historyText(prenom: string, forThem: number, forMe: number): string {
  return [
    ...(forThem > 0 ? [`${missions(forThem)} pour ${prenom}`] : []),
    ...(forMe > 0 ? [`${missions(forMe)} par ${prenom}`] : []),
  ].join(" · ");
}
