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

/** A word of hardly any description, and one of none. */
export const rareWords = { hardlyAny: "clavecin", none: "hippocampe", many: "échelle" };

const list = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join(", ")}]`;
const saying = (name: string, expression: string) =>
  `create function ${name}() returns text language sql volatile return ${expression}`;

/** Functions of the database that say something anew at each call: the first words of each list far more often than the last. */
export const textFunctions = [
  `create function fill_pick(words text[]) returns text language sql volatile
   return words[1 + floor(random() * random() * cardinality(words))::integer]`,
  saying("fill_sentence", `fill_pick(${list(sentences)})`),
  saying("fill_title", `fill_pick(${list(acts)}) || ' ' || fill_pick(${list(things)})`),
  `create function fill_description(n bigint) returns text language sql volatile
   return fill_title() || '. ' || fill_sentence() || ' ' || fill_sentence() || ' ' || fill_sentence()
     || case when n % 9973 = 7 then ' Un ${rareWords.hardlyAny} est à porter aussi.' else '' end`,
  saying("fill_first_name", `fill_pick(${list(firstNames)})`),
  saying("fill_last_name", `fill_pick(${list(lastNames)})`),
];
