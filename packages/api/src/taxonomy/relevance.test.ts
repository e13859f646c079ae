import { expect, test } from "vitest";
import { findServices } from "./find-services.ts";
import { serviceTerms } from "./service-terms.ts";
import type { SubcategorySlug } from "./taxonomy.ts";

/** What people write, misspelt, in the plural, colloquial, and what they want by it. */
const wanted: Readonly<Partial<Record<SubcategorySlug, readonly string[]>>> = {
  "tonte-de-pelouse": [
    "tondre le gazon",
    "tonte pelouze",
    "pelouse trop haute",
    "couper l'herbe",
    "débroussaillage terrain",
    "passer la tondeuse",
  ],
  "taille-de-haies": [
    "tailler mes haies",
    "haie de tuyas",
    "élagueur",
    "couper des branches",
    "taille d'arbustes",
  ],
  "potager-et-plantations": [
    "faire un potager",
    "planter des rosiers",
    "bêcher le jardin",
    "arroser mes plantes",
  ],
  "menage-regulier": [
    "femme de menage",
    "aide ménagère",
    "repassage",
    "nettoyer mon appart",
    "aspirateur et poussières",
    "menage 2h par semaine",
  ],
  "nettoyage-de-vitres": [
    "laveur de carreaux",
    "nettoyer les fenetres",
    "vitre sale véranda",
    "laver les baies vitrées",
  ],
  "remise-en-etat": [
    "nettoyage fin de chantier",
    "grand ménage état des lieux",
    "débarras de cave",
    "vider un grenier",
    "nettoyage après travaux",
  ],
  "promenade-de-chiens": ["promeneur de chien", "sortir le chien", "balader mes chiens", "dog sitter"],
  "visite-a-domicile": [
    "garde chat",
    "nourrir mon chat",
    "garder mes lapins",
    "cat sitter",
    "pet sitting vacances",
  ],
  "montage-de-meubles": [
    "monter meuble ikea",
    "montage armoire",
    "assembler un lit",
    "monter une cuisine en kit",
    "meubles en kit",
  ],
  peinture: [
    "peintre",
    "repeindre le salon",
    "refaire le papier peint",
    "peinture plafon",
    "peindre des volets",
  ],
  "fixations-et-etageres": [
    "poser une étagère",
    "fixer une télé au mur",
    "tringle à rideaux",
    "accrocher un miroir",
    "percer un mur",
  ],
  plomberie: [
    "plombier",
    "plonbier",
    "fuite robinet",
    "wc bouchés",
    "déboucher l'évier",
    "chasse d'eau qui coule",
    "mitigeur qui goutte",
    "changer un siphon",
  ],
  electricite: [
    "électricien",
    "electrissien",
    "changer une prise",
    "poser un lustre",
    "panne de courant",
    "plus de lumière",
    "installer un interrupteur",
  ],
  serrurerie: [
    "serrurier",
    "porte claquée",
    "j'ai perdu mes clés",
    "changer la serrure",
    "clé cassée dans la serrure",
  ],
  "serveur-d-un-soir": ["serveurs pour un mariage", "extra service en salle", "serveuse pour réception"],
  barman: ["barman pour soirée", "faire des cocktails", "barmaid"],
  "chef-a-domicile": ["cuisinier à domicile", "traiteur", "préparer un repas de famille", "chef cuisto"],
  "patisserie-sur-mesure": ["gateau d'anniversaire", "pâtissière", "pièce montée", "cake design"],
  anniversaires: ["organiser un anniversaire", "fête surprise"],
  "decoration-de-salle": ["décorer une salle", "ballons pour mariage", "décoratrice de mariage"],
  "dossiers-en-ligne": [
    "dossier caf",
    "carte grise en ligne",
    "remplir un formulaire",
    "démarches préfecture",
    "dossier retraite",
  ],
  courriers: ["écrire une lettre de réclamation", "lettre de résiliation", "courrier administratif"],
  "saisie-de-donnees": ["saisir des données excel", "dactylo", "saisie informatique"],
  classement: ["trier mes papiers", "classer des archives", "ranger des documents"],
  "tenue-de-comptes": ["comptable", "faire la compta", "comptes d'une association"],
  "declaration-de-revenus": ["déclarer mes impots", "déclaration fiscale", "aide aux impôts"],
  "aide-au-demenagement": ["déménageurs", "porter des cartons", "demenagement studio", "bras pour emménager"],
  "transport-de-meubles": [
    "transporter un canapé",
    "livrer un frigo",
    "camionnette avec chauffeur pour meuble",
    "encombrants déchèterie",
    "emmener une machine à laver",
  ],
  "courses-a-domicile": ["faire mes courses", "courses au supermarché", "aller à la pharmacie"],
  colis: ["récupérer un colis", "livrer un paquet", "déposer un colis en point relais"],
  "rendez-vous-medicaux": [
    "accompagner chez le médecin",
    "emmener ma mère à l'hôpital",
    "accompagnement personne âgée",
  ],
  "convoyage-de-vehicule": ["convoyer une voiture", "ramener mon auto", "rapatrier un véhicule"],
  "animation-de-comptes": ["community manager", "gérer mon instagram", "réseaux sociaux"],
  "creation-de-contenus": ["faire un logo", "graphiste", "créer des visuels"],
  "articles-et-fiches": ["rédacteur web", "écrire un article de blog", "fiches produits"],
  relecture: ["corriger mon mémoire", "relire une thèse", "fautes d'orthographe"],
  tracts: ["distribution de flyers", "prospectus dans les boites aux lettres"],
  affichage: ["coller des affiches", "afficheur"],
  "aide-aux-devoirs": ["aide au devoir", "soutien scolaire primaire", "prof pour collégien"],
  mathematiques: ["prof de math", "cours de maths terminale", "matématiques", "algèbre lycée"],
  langues: ["cours d'anglais", "prof d'espagnol", "apprendre l'allemand"],
  "recherche-d-emploi": ["refaire mon CV", "lettre de motivation", "préparer un entretien d'embauche"],
  "sport-et-bien-etre": ["coach sportif", "cours de yoga", "remise en forme"],
  bureautique: ["apprendre excel", "formation word", "powerpoint"],
  "conversation-en-langue": ["pratiquer mon anglais à l'oral", "conversation en espagnol"],
  "depannage-d-ordinateur": [
    "ordinateur en panne",
    "pc qui rame",
    "virus sur mon mac",
    "réparer un ordi",
    "dépannage informatique",
  ],
  "installation-et-reseau": ["installer ma box", "problème de wifi", "configurer une imprimante"],
  "creation-de-site": ["créer un site internet", "développeur wordpress", "boutique en ligne"],
  "mise-a-jour": ["mettre à jour mon site web", "maintenance de site"],
  "smartphone-et-tablette": ["aide avec mon téléphone", "apprendre à utiliser une tablette", "iphone"],
  "photos-et-sauvegardes": ["sauvegarder mes photos", "numériser des photos"],
  "cours-d-instrument": ["cours de guitare", "prof de piano", "apprendre le violon", "cours de batterie"],
  "animation-musicale": ["dj pour mariage", "groupe de musique", "chanteur pour une soirée"],
  reportage: ["photographe de mariage", "shooting photo", "portraits de famille"],
  "montage-video": ["monteur vidéo", "monter un film de vacances", "sous-titrer une vidéo"],
  "magie-et-clown": ["magicien pour anniversaire", "clown", "spectacle pour enfants"],
  "ateliers-creatifs": ["atelier dessin enfants", "loisirs créatifs"],
};

const queries = Object.entries(wanted).flatMap(([service, all]) => all.map((terms) => ({ terms, service })));

test("what people write is taken for what they want within the first three, 19 times of 20", () => {
  expect(queries.length).toBeGreaterThanOrEqual(150);
  expect(new Set(queries.map(({ terms }) => terms)).size).toBe(queries.length);
  const missed = queries.filter(
    ({ terms, service }) => !findServices(terms, 3).some(({ subcategory }) => subcategory === service),
  );
  const hits = queries.length - missed.length;
  const rate = Math.round((1000 * hits) / queries.length) / 10;
  process.stdout.write(
    `relevance: ${hits} of ${queries.length} queries within the first three (${rate} %)\n`,
  );
  for (const { terms, service } of missed) process.stdout.write(`  missed « ${terms} »: ${service}\n`);
  expect(rate).toBeGreaterThanOrEqual(95);
});

test("services are known by at least 300 terms besides their names", () => {
  const terms = new Set(Object.values(serviceTerms).flatMap((text) => text.split(/\s+/)));
  expect(terms.size).toBeGreaterThanOrEqual(300);
});
