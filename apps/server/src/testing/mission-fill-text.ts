const things = [
  "une armoire",
  "un lave-linge",
  "la cuisine",
  "une haie de lauriers",
  "le jardin",
  "des cartons",
  "un lit",
  "la salle de bains",
  "une étagère",
  "un ordinateur",
  "une clôture",
  "le salon",
  "deux fenêtres",
  "un vélo",
  "le grenier",
  "un canapé d’angle",
  "une terrasse en bois",
  "les volets",
  "un évier",
  "la cave",
];
const acts = [
  "Monter",
  "Nettoyer",
  "Réparer",
  "Déplacer",
  "Repeindre",
  "Tailler",
  "Débarrasser",
  "Installer",
  "Déménager",
  "Poncer",
  "Démonter",
  "Entretenir",
  "Vernir",
  "Isoler",
];
const sentences = [
  "Les outils sont sur place.",
  "Le logement est au deuxième étage, sans ascenseur.",
  "Il faut être deux pour porter les charges lourdes.",
  "Comptez environ trois heures de travail.",
  "Je suis disponible le matin comme l’après-midi.",
  "Une place pour se garer est libre devant la maison.",
  "Le chat de la maison est très gentil avec tout le monde.",
  "Merci de venir avec votre propre matériel.",
  "Les déchets sont à porter à la déchèterie la plus proche.",
  "Le travail est urgent : nous emménageons samedi prochain.",
  "La surface est de quarante mètres carrés environ.",
  "Je préfère quelqu’un qui a déjà de l’expérience.",
  "La peinture et les pinceaux sont fournis.",
  "Le portail s’ouvre avec un code que je donnerai au téléphone.",
  "Prévoyez une échelle assez haute pour la gouttière.",
  "Il y a un petit muret de pierre à contourner.",
];
const firstNames = [
  "Camille",
  "Léa",
  "Karim",
  "Inès",
  "Paul",
  "Nora",
  "Hugo",
  "Maëlle",
  "Yanis",
  "Jeanne",
  "Louis",
  "Aïcha",
];
const lastNames = [
  "Martin",
  "Bernard",
  "Petit",
  "Nguyen",
  "Moreau",
  "Diallo",
  "Le Gall",
  "Rousseau",
  "Benali",
  "Garnier",
];

const manners = [
  "Soigneux et ponctuel",
  "Travail propre et rapide",
  "À votre écoute",
  "Dix ans d’expérience",
  "Disponible le week-end",
  "Devis gratuit",
  "Étudiant sérieux et motivé",
  "Retraité actif et bricoleur",
  "Petits et grands travaux",
  "Conseils et bonne humeur",
];
const presentations = [
  "Je travaille avec soin et je laisse tout propre derrière moi.",
  "Je me déplace avec mon propre matériel dans toute l’agglomération.",
  "J’ai appris le métier avec mon père, puis en entreprise.",
  "Je réponds dans la journée et je tiens les horaires convenus.",
  "Le prix est convenu avant de commencer, sans surprise.",
  "Je suis assuré et je peux montrer des photos de mes chantiers.",
  "Libre en soirée et le samedi, parfois le dimanche.",
  "Les petites demandes sont les bienvenues.",
  "Je parle français, anglais et un peu portugais.",
  "Je viens voir sur place avant de donner un prix.",
  "J’habite le quartier depuis vingt ans.",
  "Je rends service aux personnes âgées aussi.",
];
const equipment = [
  "Caisse à outils",
  "Échelle",
  "Camionnette",
  "Aspirateur",
  "Tondeuse",
  "Perceuse",
  "Diable",
  "Nettoyeur à pression",
  "Taille-haie",
  "Ordinateur portable",
  "Remorque",
  "Escabeau",
];

/** A word of hardly any description, one of none and one of many; a word of hardly any profile. */
export const rareTerms = {
  hardlyAny: "clavecin",
  none: "hippocampe",
  many: "échelle",
  ofProfiles: "nacelle",
};

const list = (terms: readonly string[]) => `array[${terms.map((word) => `'${word}'`).join(", ")}]`;
const sqlTextOf = (name: string, expression: string) =>
  `create function ${name}() returns text language sql volatile return ${expression}`;

/** Functions of the database that choose something anew at each call: the first terms of each list far more often than the last. */
export const textFunctions = [
  `create function fill_pick(choices text[]) returns text language sql volatile
   return choices[1 + floor(random() * random() * cardinality(choices))::integer]`,
  sqlTextOf("fill_sentence", `fill_pick(${list(sentences)})`),
  sqlTextOf("fill_title", `fill_pick(${list(acts)}) || ' ' || fill_pick(${list(things)})`),
  `create function fill_description(n bigint) returns text language sql volatile
   return fill_title() || '. ' || fill_sentence() || ' ' || fill_sentence() || ' ' || fill_sentence()
     || case when n % 9973 = 7 then ' Un ${rareTerms.hardlyAny} est à porter aussi.' else '' end`,
  sqlTextOf("fill_manner", `fill_pick(${list(manners)})`),
  `create function fill_about(n bigint, choices text[]) returns text language sql volatile
   return 'Je propose\u00a0: ' || fill_pick(choices) || ', ' || fill_pick(choices) || ' et ' || fill_pick(choices) || '. '
     || fill_pick(${list(presentations)}) || ' ' || fill_pick(${list(presentations)})
     || case when n % 997 = 7 then ' J’ai aussi une ${rareTerms.ofProfiles}.' else '' end`,
  `create function fill_equipment() returns jsonb language sql volatile
   return case when random() < 0.4 then '[]' else jsonb_build_array(fill_pick(${list(equipment)}), fill_pick(${list(equipment)})) end`,
  sqlTextOf("fill_first_name", `fill_pick(${list(firstNames)})`),
  sqlTextOf("fill_last_name", `fill_pick(${list(lastNames)})`),
];
