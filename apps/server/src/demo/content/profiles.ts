import { moreProfileIdeas } from "./more-profiles.ts";

/** How the jobbeurs of the demo present themselves, by the category that they mostly work in. */
export interface ProfileIdea {
  category: string;
  headline: string;
  about: string;
  equipment: readonly string[];
}

const firstIdeas: readonly ProfileIdea[] = [
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
  {
    category: "cours-et-soutien-scolaire",
    headline: "Maths et devoirs, avec patience",
    about:
      "Professeur des écoles pendant douze ans, j’accompagne aujourd’hui les élèves chez eux, du CE1 à la terminale. Une première séance sert à faire le point, ensuite on avance au rythme de l’enfant.",
    equipment: ["Manuels", "Tablette"],
  },
  {
    category: "informatique",
    headline: "Ordinateurs qui repartent, réseau qui tient",
    about:
      "Technicien depuis 2012. Je viens à domicile, je sauvegarde vos photos avant de toucher à quoi que ce soit, et j’explique ce que je fais. Si la réparation n’en vaut pas la peine, je vous le dis.",
    equipment: ["Disque de sauvegarde", "Câbles et adaptateurs"],
  },
  {
    category: "demenagement-et-transport",
    headline: "Camionnette et bras solides",
    about:
      "Je déménage des studios et des deux-pièces, je livre des canapés, j’emporte les encombrants. Couvertures, sangles et diable sont dans la camionnette, et je peux venir à deux.",
    equipment: ["Camionnette 12 m³", "Diable", "Couvertures"],
  },
  {
    category: "coaching-et-conseils",
    headline: "Un cap, un CV, une remise en forme",
    about:
      "Ancienne recruteuse, diplômée en sport-santé. Nous préparons ensemble votre candidature ou votre retour à l’activité physique, avec des objectifs qui tiennent dans votre semaine.",
    equipment: ["Tapis", "Élastiques"],
  },
  {
    category: "cuisine-a-domicile",
    headline: "Repas de famille et gâteaux d’anniversaire",
    about:
      "Dix ans en cuisine, dont quatre en pâtisserie. Je fais les courses, je cuisine chez vous et je laisse la cuisine propre. Les allergies se disent avant le menu.",
    equipment: ["Couteaux", "Moules", "Siphon"],
  },
  {
    category: "aide-aux-demarches",
    headline: "Papiers, courriers et dossiers en ligne",
    about:
      "J’ai travaillé à l’accueil d’une mairie. Impôts, retraite, CAF, carte grise : nous remplissons le dossier ensemble, et vous gardez vos codes.",
    equipment: ["Ordinateur portable", "Scanner"],
  },
  {
    category: "musique",
    headline: "Guitare et piano, du premier accord au concert",
    about:
      "Musicienne diplômée du conservatoire. Cours à domicile pour enfants et adultes, sans solfège au début. Je joue aussi aux mariages et aux fêtes de quartier.",
    equipment: ["Clavier", "Sono portable"],
  },
  {
    category: "photo-et-video",
    headline: "Reportages et montages sans pose forcée",
    about:
      "Photographe de presse, je couvre mariages, fêtes et événements d’entreprise. Les photos arrivent en une semaine, le film monté en deux.",
    equipment: ["Deux boîtiers", "Éclairage"],
  },
  {
    category: "livraison",
    headline: "Courses et colis, à vélo cargo",
    about:
      "Je fais vos courses avec votre liste, je retire vos colis et je monte les étages. À vélo cargo, été comme hiver.",
    equipment: ["Vélo cargo", "Sac isotherme"],
  },
  {
    category: "chauffeur",
    headline: "Conduite calme, porte à porte",
    about:
      "Ambulancier à la retraite. J’accompagne aux rendez-vous médicaux, j’attends sur place, et je ramène. Je convoie aussi des voitures partout en France.",
    equipment: ["Véhicule accessible"],
  },
];

/** As many as there are jobbeurs, so that no two state the same. */
export const profileIdeas: readonly ProfileIdea[] = [...firstIdeas, ...moreProfileIdeas];
