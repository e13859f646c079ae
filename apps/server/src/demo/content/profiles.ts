/** How the jobbeurs of the demo present themselves, by the category that they mostly work in. */
export interface ProfileIdea {
  category: string;
  headline: string;
  about: string;
  equipment: readonly string[];
}

/** As many as there are jobbeurs, so that no two state the same; each in the gender of the person in its place. */
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
      "Bricoleuse depuis toujours, ancienne menuisière. Je monte, je fixe, je répare, et je vous dis franchement quand il vaut mieux appeler un artisan. Une photo avant ma venue m’aide à apporter les bonnes chevilles.",
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
    headline: "Fuites, prises et serrures du quotidien",
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
      "Technicienne depuis 2012. Je viens à domicile, je sauvegarde vos photos avant de toucher à quoi que ce soit, et j’explique ce que je fais. Si la réparation n’en vaut pas la peine, je vous le dis.",
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
      "Ancien recruteur, diplômé en sport-santé. Nous préparons ensemble votre candidature ou votre retour à l’activité physique, avec des objectifs qui tiennent dans votre semaine.",
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
      "Musicien diplômé du conservatoire. Cours à domicile pour enfants et adultes, sans solfège au début. Je joue aussi aux mariages et aux fêtes de quartier.",
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
    headline: "Conduite aux rendez-vous médicaux, porte à porte",
    about:
      "Ambulancière à la retraite. J’accompagne aux rendez-vous médicaux, j’attends sur place, et je ramène. Je convoie aussi des voitures partout en France.",
    equipment: ["Véhicule accessible"],
  },
  {
    category: "bricolage",
    headline: "Peinture d’intérieur, murs lisses et bords nets",
    about:
      "J’ai appris la peinture sur les chantiers de mon oncle. Je protège, je rebouche, je ponce, puis deux couches. Une chambre prend un jour et demi, un plafond une demi-journée.",
    equipment: ["Ponceuse", "Bâches", "Pistolet"],
  },
  {
    category: "jardinage",
    headline: "Potagers, haies fleuries et conseils de saison",
    about:
      "Maraîcher à la retraite. Je prépare la terre, je plante ce qui pousse vraiment chez vous, et je vous montre comment l’arroser moins.",
    equipment: ["Motoculteur", "Grelinette"],
  },
  {
    category: "menage-et-nettoyage",
    headline: "Vitres, vérandas et fins de chantier",
    about:
      "Deux ans dans une entreprise de nettoyage, à mon compte depuis. J’accepte les gros chantiers que d’autres refusent\u00a0: après travaux, avant un état des lieux, vérandas hautes.",
    equipment: ["Nettoyeur vapeur", "Perche", "Monobrosse"],
  },
  {
    category: "service-en-salle",
    headline: "Extra en salle et au bar",
    about:
      "Étudiant en hôtellerie, je sers aux mariages et aux cocktails depuis trois ans. Tenue noire et blanche, sourire compris, retour de nuit par mes propres moyens.",
    equipment: ["Shaker et doseurs"],
  },
  {
    category: "petites-reparations",
    headline: "Fuites, chasses d’eau et robinets",
    about:
      "Plombière salariée la semaine, disponible le samedi. Les petites pièces sont dans ma voiture\u202f; je vous montre l’ancienne avant de poser la neuve.",
    equipment: ["Furet", "Clés à molette", "Joints et flexibles"],
  },
  {
    category: "aide-au-numerique",
    headline: "Le téléphone et la tablette, sans jargon",
    about:
      "J’ai formé mes grands-parents, puis leurs voisins. On avance à votre rythme, et je laisse une fiche écrite en gros avec ce que nous avons vu.",
    equipment: [],
  },
  {
    category: "animation-pour-enfants",
    headline: "Magie de près et ballons sculptés",
    about:
      "Une heure de tours, une demi-heure de ballons, et chaque enfant repart avec le sien. De 4 à 10 ans, quinze au plus, en intérieur ou dehors.",
    equipment: ["Enceinte", "Malle de magie"],
  },
  {
    category: "cours-et-soutien-scolaire",
    headline: "Anglais et espagnol, par la conversation",
    about:
      "Bilingue, quatre ans à Valence. Collège, lycée et adultes\u00a0: on parle dès la première minute, et la grammaire vient quand elle sert.",
    equipment: [],
  },
  {
    category: "demenagement-et-transport",
    headline: "Petits déménagements le soir et le dimanche",
    about:
      "Un utilitaire, deux frères, pas de mauvaise surprise\u00a0: le prix est fixé sur photos. Étages sans ascenseur bienvenus.",
    equipment: ["Utilitaire 9 m³", "Sangles"],
  },
  {
    category: "comptabilite",
    headline: "Comptes d’associations et de petits métiers",
    about:
      "Comptable pendant vingt ans. Je remets une boîte à chaussures de tickets en ordre en une journée, et je prépare la déclaration avec vous.",
    equipment: ["Ordinateur portable"],
  },
  {
    category: "garde-d-animaux",
    headline: "Chats, lapins et poules pendant vos vacances",
    about:
      "Auxiliaire vétérinaire. Je sais donner un comprimé à un chat qui ne veut pas. Deux passages par jour si vous le souhaitez.",
    equipment: ["Boîte de transport"],
  },
  {
    category: "sites-web",
    headline: "Sites simples, faciles à modifier vous-même",
    about:
      "Développeuse depuis 2016. Une vitrine en cinq jours, une boutique en trois semaines, et une heure de prise en main à la fin. Vos accès restent les vôtres.",
    equipment: [],
  },
  {
    category: "organisation-de-fetes",
    headline: "Anniversaires et salles décorées",
    about:
      "Fleuriste de formation. J’imagine la salle à partir de trois photos que vous aimez, j’installe le matin et je démonte le lendemain.",
    equipment: ["Arche", "Guirlandes", "Vases"],
  },
  {
    category: "secretariat",
    headline: "Dossiers classés, données saisies",
    about: "Assistante de direction pendant quinze ans. Vite, juste, et personne n’en saura rien.",
    equipment: ["Scanner à chargeur"],
  },
  {
    category: "bricolage",
    headline: "Cuisines en kit et dressings",
    about:
      "Monteur en cuisine pendant six ans. Plans de travail coupés sur place, portes réglées au millimètre. Je reprends les montages commencés et abandonnés, sans commentaire.",
    equipment: ["Scie plongeante", "Serre-joints", "Laser"],
  },
  {
    category: "redaction",
    headline: "Relecture attentive, textes clairs",
    about:
      "Correctrice dans l’édition. Mémoires, thèses, sites et lettres\u00a0: je corrige tout et j’explique ce que je change, en marge.",
    equipment: [],
  },
  {
    category: "coaching-et-conseils",
    headline: "Yoga et reprise du sport, à domicile",
    about:
      "Professeur de yoga diplômé. Séances douces pour dos fatigués, plus toniques pour qui veut. Le premier quart d’heure est offert.",
    equipment: ["Tapis", "Briques"],
  },
  {
    category: "reseaux-sociaux",
    headline: "Réseaux sociaux d’artisans, photos comprises",
    about:
      "Je viens une demi-journée, je photographie votre travail, et vous avez un mois de publications prêtes. Les chiffres vous sont expliqués sans promesse.",
    equipment: ["Appareil photo", "Trépied"],
  },
  {
    category: "formation-adulte",
    headline: "Tableur et traitement de texte, pas à pas",
    about:
      "Formateur pour adultes. Nous partons de vos propres fichiers\u00a0: vous gardez ce que nous faisons ensemble.",
    equipment: ["Vidéoprojecteur"],
  },
  {
    category: "jardinage",
    headline: "Débroussaillage et élagage léger",
    about:
      "Terrains en pente, friches, ronces\u00a0: c’est mon métier depuis 2009. Assurée, équipée, et le bois est débité à la longueur de votre poêle.",
    equipment: ["Débroussailleuse", "Tronçonneuse", "Broyeur"],
  },
  {
    category: "distribution",
    headline: "Tracts en main propre et en boîte",
    about: "Je connais chaque hall du quartier. Photos et plan des rues distribuées à la fin.",
    equipment: ["Vélo"],
  },
  {
    category: "menage-et-nettoyage",
    headline: "Ménage et repassage, deux heures ou la matinée",
    about:
      "Papa de trois enfants, organisé par nécessité. Je commence par ce qui vous pèse le plus. Chiens et chats ne me dérangent pas.",
    equipment: [],
  },
  {
    category: "informatique",
    headline: "Wifi partout, imprimante qui répond",
    about:
      "Technicienne réseau. Je mesure le signal pièce par pièce avant de vous faire acheter quoi que ce soit.",
    equipment: ["Testeur de réseau", "Câbles", "Répéteur de prêt"],
  },
  {
    category: "cuisine-a-domicile",
    headline: "Cuisine libanaise, de deux à vingt convives",
    about:
      "Mezzés, grillades et douceurs de ma grand-mère. Le menu se décide ensemble, les courses sont au prix du ticket.",
    equipment: ["Plaque d’appoint", "Plats de service"],
  },
  {
    category: "chauffeur",
    headline: "Gares, aéroports et rendez-vous",
    about:
      "Chauffeuse professionnelle pendant douze ans, non-fumeuse. Siège enfant sur demande, fauteuil roulant pliant accepté.",
    equipment: ["Siège enfant", "Coffre de 600 litres"],
  },
];
