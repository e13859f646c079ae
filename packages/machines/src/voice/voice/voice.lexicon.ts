import { singular } from "./voice.tokens.ts";

const tokens = (list: string) => list.split(" ");

/** Verbs conjugated like « aider », by their stems without accents. */
const regularStems = tokens(
  "acced activ actualis affich aid ajout amen appel appell appuy arret avanc baiss bascul cess charg cherch chang cit cliqu command commenc complet configur " +
    "confirm connect consult contact continu coup cre defil demand demarr deplac depos desactiv detaill dirig discut donn ecout edit effac emmen enlev enonc " +
    "enregistr entr enumer examin explor ferm finalis ger gliss identifi ignor indiqu initialis lanc list manqu modifi mont montr navigu nomm parl pass plac post " +
    "present propos proteg publi ramen reactualis recharg recit recul redemarr redig redirig regard regl reinitialis relanc remont remplac renseign rentr " +
    "abonn accept annul bloqu cach class export filtr gagn imprim masqu partag pay recadr refus retouch scann signal tri " +
    "retir retourn retrouv sauvegard saut scroll sign stopp supprim tap telecharg termin trouv utilis valid verifi vid visit zapp",
);
const regularEndings = tokens(
  "er e es ez iez ons ions eons ee ees ent ant era erez erais erait eriez ais ait",
);

/** Other tokens with several forms: what is compared, then the forms that speech engines write for it. */
const otherForms: Readonly<Record<string, string>> = {
  agrandir: "agrandis agrandit agrandissez",
  envoyer: "envoie envoies envoyez envoyons envoye envoyee",
  renvoyer: "renvoie renvoies renvoyez",
  payer: "paie paies paient paiez",
  repondre: "reponds repond repondez",
  profil: "profile profiles profils",
  aller: "va vas vais ailles allez allons aille irais irait iriez alliez",
  champ: "chant chants",
  choisi: "choisis choisie choisies choisir choisissez",
  conduire: "conduis conduit conduisez",
  connaitre: "connais connait connaissez",
  decouvrir: "decouvre decouvres decouvrez",
  descendre: "descends descend descendez descendons descende descendes descendiez descendu descendue",
  dire: "dis dit dites",
  disponible: "possible possibles",
  eteindre: "eteins eteint eteignez",
  etre: "est sont",
  ecrire: "ecris ecrit ecrivez ecrite",
  faire: "fais fait faites faisons fasse fasses fassiez refaire refais refaites",
  frequent: "frequents frequente frequentes",
  inscrire: "inscris inscrit inscrivez",
  interrompre: "interromps interrompt interrompez",
  lire: "lis lit lisez lisons lise lises lisiez lirais relire relis relit relisez relise relises",
  mettre: "mets met mettez mettons mette mis mise remettre remets remettez",
  nettoyer: "nettoie nettoyez nettoyons nettoye",
  mon: "ma mes notre nos",
  nouveau: "nouvel nouvelle nouvelles nouveaux",
  ouvrir:
    "ouvre ouvres ouvrez ouvriez ouvrons ouvert ouverts ouverte ouvertes rouvrir rouvre rouvres rouvrez reouvrir reouvre reouvrez",
  parcourir: "parcours parcourt parcourez",
  pause: "pose pauses",
  poursuivre: "poursuis poursuit poursuivez",
  precedent: "precedente precedents precedentes",
  finir: "finis finit finissez",
  prefere: "preferes preferee preferees",
  dernier: "derniers derniere dernieres",
  recent: "recents recente recentes",
  recu: "recus recue recues",
  quel: "quels quelle quelles",
  rafraichir:
    "rafraichi rafraichie rafraichis rafraichisse rafraichisses rafraichit rafraichissez rafraichissiez rafraichissement",
  rejoindre: "rejoins rejoint rejoignez",
  rendre: "rends rend rendez",
  reprendre: "reprends reprend reprenez reprenons reprenne reprennes reprise",
  revenir: "reviens revient revenez revenons",
  selectionne:
    "selectionnes selectionnee selectionnees selectionner selectionnez surligne surlignes surlignee surlignees",
  soumettre: "soumets soumet soumettez soumis",
  suivant: "suivants suivante suivantes prochain prochains prochaine prochaines",
  appuyer: "appuie appuies",
  attendre: "attends attend attendez",
  suspendre: "suspends suspend suspendez",
  taire: "tais tait taisez taise",
  savoir: "sais sait savez",
  tout: "tous toute toutes",
  transmettre: "transmets transmet transmettez transmis",
  vocal: "vocaux vocale vocales",
  voir: "vois voit voyez voyons revoir",
};

/** Tokens that ask for the same thing wherever a command has one of them. */
const synonyms: Readonly<Record<string, string>> = {
  afficher: "affichage montrer",
  arreter: "arret cesser finir interrompre interruption stop stopper terminer",
  champ: "case",
  changer: "changement modifier modification remplacer remplacement",
  commencer: "demarrer lancer",
  consulter: "consultation",
  contacter: "contact appeler appeller joindre",
  continuer: "poursuivre recommencer redemarrer relancer reprendre",
  creer: "creation",
  defiler: "defilement",
  descendre: "descente",
  effacer: "effacement enlever nettoyer retirer suppression supprimer vider",
  enregistrer: "enregistrement sauvegarder sauvegarde",
  envoyer: "envoi soumettre soumission transmettre valider validation",
  eteindre: "coupure couper desactivation desactiver fermer",
  facture: "facturation",
  information: "info",
  lister: "citer detailler enoncer enumeration enumerer nommer reciter",
  message: "conversation dialogue discussion messagerie",
  micro: "microphone",
  mission: "annonce job",
  notification: "notif",
  offre: "candidature proposition",
  ouvrir: "ouverture",
  paiement: "transaction versement virement",
  parametre: "configuration option preference reglage",
  passer: "passage",
  planning: "agenda calendrier",
  publier: "ajouter ajout depot deposer poster proposer publication rediger",
  recharger: "actualisation actualiser rafraichir reactualiser rechargement",
  remonter: "montee monter remontee",
  suspendre: "suspension",
};

/** Tokens that never make a sentence another one, when the command does not name them. */
const light = new Set(
  tokens(
    "le la les l un une des du de d au aux a en y sur dans vers pour par ce cet cette ces mon tout moi me m te t toi se s " +
      "nous vous jusque jusqu et avec ici",
  ),
);

function lexicon(): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  const meaning = new Map(
    Object.entries(synonyms).flatMap(([word, others]) =>
      tokens(others).map((other) => [other, word] as const),
    ),
  );
  const add = (form: string, word: string) => known.set(form, meaning.get(word) ?? word);
  // « réaffiche »: again changes nothing, unless that is another verb (« recharger », « recommencer »).
  const again = (verb: string) => (meaning.has(`re${verb}`) ? `re${verb}` : verb);
  for (const stem of regularStems)
    for (const ending of regularEndings) add(`re${stem}${ending}`, again(`${stem}er`));
  for (const stem of regularStems) for (const ending of regularEndings) add(stem + ending, `${stem}er`);
  for (const [word, forms] of Object.entries(otherForms))
    for (const form of [word, ...tokens(forms)]) add(form, word);
  for (const word of [...meaning.keys(), ...light]) add(word, word);
  return known;
}

const known = lexicon();

/**
 * A word as commands compare it: verbs without their person, the adjectives and nouns of the commands without number and gender, one
 * word for all that mean the same. A word that no command knows only loses the mark of its plural [VOICE-18].
 */
export function lemma(word: string): string {
  const one = singular(word);
  // « Mois » is no « moi » of many.
  return known.get(word) ?? (light.has(one) ? word : (known.get(one) ?? one));
}

/** Determiners reveal nothing, however long. */
const articles = new Set(tokens("les une des aux cet cette ces"));

/** Whether a word, by its lemma, changes nothing. */
export const isLight = (lemma: string) => light.has(lemma);

/** Longer than 2 characters and no determiner; or « où », which alone makes a question of « je suis » [VOICE-19]. */
export const isSignificant = (word: string) => (word.length > 2 && !articles.has(word)) || word === "ou";

/** What questions are asked with: alone, these reveal nothing of what is asked. */
const asking = new Set(
  tokens("etre faire que qui quoi quel ou peux peut puis pouvez dois faut savoir").map(lemma),
);

/** Whether a word, by its lemma, states what a phrase is about. */
export const isContent = (lemma: string) => !asking.has(lemma);
