/** How the jobbeurs of the demo present themselves, by the category that they mostly work in. */
export interface ProfileIdea {
  category: string;
  headline: string;
  about: string;
  equipment: readonly string[];
}

export const profileIdeas: readonly ProfileIdea[] = [
  {
    category: "jardinage",
    headline: "Jardins de ville, taille soignée",
    about:
      "Paysagiste pendant huit ans, je m’occupe aujourd’hui de jardins de ville\u00a0: tonte, haies, plantations. Je viens avec mon matériel, j’emporte les déchets verts et je laisse tout propre.",
    equipment: ["Tondeuse", "Taille-haie", "Remorque"],
  },
  {
    category: "bricolage",
    headline: "Meubles montés, étagères droites",
    about:
      "Bricoleur depuis toujours, ancien menuisier. Je monte, je fixe, je répare, et je vous dis franchement quand il vaut mieux appeler un artisan. Une photo avant ma venue m’aide à apporter les bonnes chevilles.",
    equipment: ["Perceuse", "Niveau laser", "Escabeau"],
  },
  {
    category: "menage-et-nettoyage",
    headline: "Ménage régulier, discret et minutieux",
    about:
      "Dix ans d’expérience chez des particuliers. Je préfère les engagements réguliers, le matin, et je respecte les consignes de chaque maison. Les produits peuvent être les vôtres ou les miens.",
    equipment: ["Aspirateur", "Produits écologiques"],
  },
  {
    category: "garde-d-animaux",
    headline: "Promenades et visites, avec des nouvelles chaque jour",
    about:
      "J’ai grandi avec des chiens et je travaille chez un vétérinaire trois jours par semaine. Pendant vos absences, je passe nourrir, promener et câliner, et vous recevez une photo à chaque visite.",
    equipment: ["Laisses", "Cage de transport"],
  },
  {
    category: "petites-reparations",
    headline: "Petites pannes du quotidien",
    about:
      "Un robinet qui goutte, une prise qui ne marche plus, une serrure qui coince\u00a0: je me déplace le soir et le samedi. Le devis est clair avant que je commence.",
    equipment: ["Caisse à outils", "Multimètre"],
  },
];
