/** What clients said of jobbeurs: notes of quality, punctuality, communication and value. */
export const reviewsOfJobbeurs = [
  { notes: [5, 5, 5, 5], texte: "Travail impeccable, et tout était propre en partant. Je recommande." },
  { notes: [5, 4, 5, 4], texte: "Très bon contact. Un petit quart d’heure de retard, annoncé par message." },
  { notes: [4, 5, 4, 5], texte: "Efficace et à l’heure. Le prix est juste." },
  { notes: [5, 5, 4, 5], texte: "" },
  { notes: [3, 4, 4, 3], texte: "Le résultat est correct, j’espérais des finitions plus soignées." },
  { notes: [5, 5, 5, 4], texte: "Conseils utiles et travail soigné, je referai appel à cette personne." },
] as const;

/** What jobbeurs said of clients: notes of the request, the welcome, communication and payment. */
export const reviewsOfClients = [
  { notes: [5, 5, 5, 5], texte: "Demande claire, accueil chaleureux, payé tout de suite." },
  { notes: [4, 5, 5, 5], texte: "Tout était prêt à mon arrivée." },
  { notes: [4, 4, 5, 4], texte: "" },
] as const;
