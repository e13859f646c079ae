import { expect, test } from "vitest";
import { findServices } from "./find-services.ts";
import type { SubcategorySlug } from "./taxonomy.ts";

/** What people type wrong: by ear, by a finger, by a letter forgotten, doubled or moved. Written before any was tried. */
const wanted: Readonly<Partial<Record<SubcategorySlug, readonly string[]>>> = {
  "tonte-de-pelouse": [
    "tonte pelousse",
    "tontte de gazon",
    "tondre gason",
    "tondeusse",
    "tondr la pelouse",
    "debrousaillage",
  ],
  "taille-de-haies": ["taile de haie", "taillé les hais", "elagaje", "elageur", "taille de arbuste", "tuyas"],
  "potager-et-plantations": [
    "potagé",
    "potajer",
    "plantassion",
    "planté des fleures",
    "jardinnage",
    "jardinaje",
  ],
  "menage-regulier": [
    "menge",
    "mennage",
    "ménaje",
    "famme de menage",
    "repasage",
    "nettoiage maison",
    "femme de mènage",
  ],
  "nettoyage-de-vitres": [
    "netoyage vitre",
    "lavage carreau",
    "laveur de carreuax",
    "nettoyage fenêtes",
    "vittres",
  ],
  "remise-en-etat": ["netoyage fin de chantié", "debaras cave", "vidé un grenié", "débarrat maison"],
  "promenade-de-chiens": [
    "promenad chien",
    "promené mon chein",
    "baladé le chien",
    "dogsitter",
    "promeneur de chienn",
  ],
  "visite-a-domicile": [
    "gardde de chat",
    "garder mon chatt",
    "catsitter",
    "nourir mon chat",
    "garde danimaux",
  ],
  "montage-de-meubles": [
    "montaje de meuble",
    "monter meubel ikea",
    "montage de meulbe",
    "assembler armoir",
    "montge meuble",
  ],
  peinture: [
    "pinture",
    "peintur salon",
    "paintre",
    "peintre en batimant",
    "repindre une chambre",
    "papié peint",
  ],
  "fixations-et-etageres": [
    "posé étagere",
    "etajère",
    "tringle a rideau",
    "acrocher un tableau",
    "percé un mur",
  ],
  plomberie: [
    "plonbier",
    "plombié",
    "polmbier",
    "plobmerie",
    "plomberi",
    "fuite robinnet",
    "fuitte deau",
    "evier bouchee",
    "chase d'eau",
    "mitigeure",
  ],
  electricite: [
    "electrisien",
    "éléctricien",
    "elctricien",
    "eletricité",
    "electricitée",
    "interupteur",
    "prise éléctrique",
    "luminère",
  ],
  serrurerie: ["serrurié", "serurier", "serurrier", "cerrurier", "serrrurerie", "porte clakée"],
  "serveur-d-un-soir": ["serveure", "serveusse mariage", "serveur pour marriage"],
  barman: ["barmann", "bareman", "coktail"],
  "chef-a-domicile": ["cuisinié", "cuisiniere a domicil", "cheff a domicile", "traitteur", "cuizinier"],
  "patisserie-sur-mesure": ["patiserie", "gateau d'aniversaire", "pattissier", "gatau", "piece montee"],
  anniversaires: ["aniversaire", "anniversere", "aniversaire enfant", "fete aniverssaire"],
  "decoration-de-salle": ["decorasion", "décoratrisse", "decoration de sale", "balons"],
  "dossiers-en-ligne": ["dosier caf", "dossié en ligne", "formulère", "demarche prefeture"],
  courriers: ["courier", "lettre de resilliation", "letre de reclamation"],
  "saisie-de-donnees": ["saisi de donnée", "saisie de doné", "dactilo"],
  classement: ["clasement papiers", "archivve", "trié mes papier"],
  "tenue-de-comptes": ["contable", "comtable", "comptabilitée", "conpta"],
  "declaration-de-revenus": ["declaration d'impot", "déclarassion revenu", "impos", "declaration de revenue"],
  "aide-au-demenagement": [
    "demenajement",
    "demenagment",
    "déménagemant",
    "demenageure",
    "démenagement",
    "demmenagement",
  ],
  "transport-de-meubles": ["transpor canapé", "transport de meubel", "encombrent", "dechetrie", "camionette"],
  "courses-a-domicile": ["course a domicil", "faire les coursses", "cource supermarché"],
  colis: ["collis", "livré un coli", "colie"],
  "rendez-vous-medicaux": ["acompagner medecin", "accompagnment médecin", "rendé vous médical", "rdv medcin"],
  "convoyage-de-vehicule": ["convoyaje", "convoiage voiture", "convoyeur vehicul"],
  "animation-de-comptes": ["reseau sociaux", "reseaux sociau", "instagrame", "comunity manager"],
  "creation-de-contenus": ["grafiste", "graphisste", "création de contenue", "logot"],
  "articles-et-fiches": ["redacteure", "rédation article", "articl de blog"],
  relecture: ["relecteure", "corection memoire", "ortographe", "relectur"],
  tracts: ["distributon flyer", "flayer", "prospectuss", "tractt"],
  affichage: ["afichage", "affichaje", "collé des afiches"],
  "aide-aux-devoirs": ["aide au devoire", "soutient scolaire", "soutien scolère", "aide devoir primère"],
  mathematiques: ["matematique", "mathématik", "prof de mathe", "maths colège", "cour de mathématique"],
  langues: ["cours danglais", "anglai", "espagnole", "cour d'alemand", "prof d'anglait"],
  "recherche-d-emploi": [
    "letre de motivation",
    "entretient d'embauche",
    "recherche d'enploi",
    "entretien embauche",
  ],
  "sport-et-bien-etre": ["coach sportife", "coatch sportif", "ioga", "masage bien etre", "coch sportif"],
  bureautique: ["bureautik", "exel", "formation exell", "powerpoin", "bureotique"],
  "conversation-en-langue": ["conversassion anglais", "conversation anglai"],
  "depannage-d-ordinateur": [
    "depanage ordinateur",
    "ordinatteur en panne",
    "dépannage informatik",
    "ordi en pane",
    "reparation ordinateure",
    "ordianteur",
  ],
  "installation-et-reseau": [
    "instalation box",
    "installer winfi",
    "imprimente",
    "inprimante",
    "instaler wifi",
  ],
  "creation-de-site": ["creation de cite internet", "site interner", "développeure", "wordpres", "siteweb"],
  "mise-a-jour": ["mise a jours site", "maintenence site"],
  "smartphone-et-tablette": ["tablete", "smartfone", "telefone", "aide téléphonne", "smarphone"],
  "photos-et-sauvegardes": ["sauvgarde photo", "sauvegarder mes fotos", "numeriser foto"],
  "cours-d-instrument": ["cour de guitarre", "gitare", "prof de piannno", "cours de violont", "baterie"],
  "animation-musicale": ["dj marriage", "chanteure", "groupe de musik", "musitien"],
  reportage: ["fotographe", "photografe mariage", "photographe mariaje", "reportaje photo"],
  "montage-video": ["montaje video", "monteure vidéo", "vidéeo montage"],
  "magie-et-clown": ["magiscien", "majicien", "clonw", "magicein"],
  "ateliers-creatifs": ["atelié créatif", "atelier desin", "loisir creatife"],
};

const queries = Object.entries(wanted).flatMap(([service, all]) => all.map((terms) => ({ terms, service })));

test("what is typed wrong is taken for what is meant within the first three, nineteen times of twenty", () => {
  expect(queries.length).toBeGreaterThanOrEqual(150);
  expect(new Set(queries.map(({ terms }) => terms)).size).toBe(queries.length);
  const missed = queries.filter(
    ({ terms, service }) => !findServices(terms, 3).some(({ subcategory }) => subcategory === service),
  );
  const hits = queries.length - missed.length;
  const rate = Math.round((1000 * hits) / queries.length) / 10;
  process.stdout.write(`misspelt: ${hits} of ${queries.length} queries within the first three (${rate} %)\n`);
  for (const { terms, service } of missed)
    process.stdout.write(
      `  missed « ${terms} »: ${service} (${findServices(terms, 3)
        .map(({ subcategory }) => subcategory)
        .join(", ")})\n`,
    );
  expect(rate).toBeGreaterThanOrEqual(95);
});

test("terms of what no one offers here are not taken for a service by their letters", () => {
  const others =
    "pizza avocat notaire avion cinéma vétérinaire tatouage maçon psychologue restaurant voyance football bitcoin mutuelle opticien lunettes parfum chaussures nacelle ramonage";
  const taken = others.split(" ").filter((terms) => findServices(terms).length > 0);
  expect(taken).toEqual([]);
});
