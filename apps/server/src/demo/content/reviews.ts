/** What clients wrote of jobbeurs: notes of quality, punctuality, communication and value. */
export const reviewsOfJobbeurs = [
  { notes: [5, 5, 5, 5], texte: "Travail impeccable, et tout était propre en partant. Je recommande." },
  { notes: [5, 4, 5, 4], texte: "Très bon contact. Un petit quart d’heure de retard, annoncé par message." },
  { notes: [4, 5, 4, 5], texte: "Efficace et à l’heure. Le prix est juste." },
  { notes: [5, 5, 4, 5], texte: "" },
  { notes: [3, 4, 4, 3], texte: "Le résultat est correct, j’espérais des finitions plus soignées." },
  { notes: [5, 5, 5, 4], texte: "Conseils utiles et travail soigné, je referai appel à cette personne." },
  {
    notes: [5, 5, 5, 5],
    texte:
      "Deuxième fois que nous faisons appel à ses services, toujours aussi agréable. Mon père, qui est difficile, a demandé quand il y aurait une troisième fois.",
  },
  { notes: [4, 3, 4, 4], texte: "Rendez-vous déplacé une fois, mais le travail est bien fait." },
  { notes: [5, 5, 5, 5], texte: "Au top, merci\u202f!" },
  {
    notes: [4, 4, 5, 4],
    texte: "A posé les bonnes questions avant de venir, donc aucune surprise sur place.",
  },
  { notes: [2, 4, 3, 3], texte: "Il a fallu reprendre une partie. L’échange est resté poli des deux côtés." },
  { notes: [5, 5, 4, 4], texte: "Rapide et soigneux, sans rien à redire." },
  { notes: [5, 4, 5, 5], texte: "Des explications simples, et des photos à la fin." },
] as const;

/** What jobbeurs wrote of clients: notes of the request, the welcome, communication and payment. */
export const reviewsOfClients = [
  { notes: [5, 5, 5, 5], texte: "Demande claire, accueil chaleureux, payé tout de suite." },
  { notes: [4, 5, 5, 5], texte: "Tout était prêt à mon arrivée." },
  { notes: [4, 4, 5, 4], texte: "" },
  { notes: [3, 5, 4, 5], texte: "Plus de travail que ce qui était écrit, mais nous nous sommes arrangés." },
  { notes: [5, 5, 5, 5], texte: "Café offert et consignes précises\u00a0: un plaisir." },
] as const;
