/** What jobbeurs write with a first offer. */
export const firstMessages = [
  "Bonjour, je suis disponible à la date indiquée et j’habite à dix minutes. J’ai déjà fait ce genre de mission plusieurs fois.",
  "Bonjour, votre annonce correspond à ce que je fais toutes les semaines. Je viens avec mon matériel.",
  "Bonjour, je peux venir un peu plus tôt si cela vous arrange. Le prix comprend le déplacement.",
  "Bonjour, je travaille avec soin, j’arrive à l’heure, et je peux vous donner deux références dans le quartier.",
  "Bonjour, je propose ce prix pour l’ensemble, sans supplément si cela prend une heure de plus.",
  "Bonsoir, je viens de lire votre annonce. Est-il possible de se garer devant chez vous\u202f?",
  "Bonjour, je suis libre toute la journée. Je peux passer la veille pour voir sur place.",
  "Bonjour, c’est mon métier depuis huit ans. Je vous laisse regarder mon profil et je réponds vite.",
  "Bonjour, je débute sur Jobami mais pas dans le travail. C’est avec plaisir que je vous aiderai.",
  "Bonjour, je viens à deux avec mon frère, cela ira plus vite et le prix reste le même.",
  "",
] as const;

/** What owners answer with other terms. */
export const ownerAnswers = [
  "Merci pour votre proposition. Mon budget est un peu plus serré, est-ce que ce prix vous irait\u202f?",
  "Votre profil me plaît. Je vous propose ce montant, goûter compris.",
  "Le travail sera sans doute plus court que prévu. Que pensez-vous de ce prix\u202f?",
  "Je peux fournir tout le matériel, d’où ce montant.",
  "Nous sommes presque d’accord. Je peux monter jusque-là.",
] as const;

/** What jobbeurs answer to that. */
export const jobbeurAnswers = [
  "Je comprends. Voici mon meilleur prix, déplacement compris.",
  "Entre nos deux montants, cela me paraît juste.",
  "D’accord pour faire un geste, mais il faut compter l’essence.",
  "Je peux à ce prix si l’on commence une heure plus tôt.",
] as const;
