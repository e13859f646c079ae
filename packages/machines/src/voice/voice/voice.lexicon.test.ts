import { describe, expect, test } from "vitest";
import { isContent, isLight, isSignificant, lemma } from "./voice.lexicon.ts";
import { plainTokens } from "./voice.tokens.ts";

const lemmas = (tokens: string) => [...new Set(plainTokens(tokens).map(lemma))];

describe("a verb is the same whoever is asked, and in the moods of asking [VOICE-18]", () => {
  test.each([
    "affiche affiches affichez afficher affichiez affiché affichait",
    "télécharge téléchargez télécharger téléchargeons",
    "présente présentez présenter présentons",
    "propose proposez proposer",
    "supprime supprimez supprimer supprimons",
    "trouve trouvez trouver trouvons",
    "vérifie vérifiez vérifier",
    "va vas allez allons aille aller iriez",
    "choisis choisissez choisir choisie",
    "conduis conduit conduisez conduire",
    "connais connaît connaissez connaître",
    "découvre découvrez découvrir",
    "descends descend descendez descende descendre",
    "dis dit dites dire",
    "envoie envoies envoyez envoyer",
    "écris écrit écrivez écrire",
    "est sont être",
    "fais faites fasse faire refaire refaites",
    "inscris inscrit inscrivez inscrire",
    "lis lisez lise lire relis relisez relire",
    "mets mettez mette mettre remets remettre",
    "ouvre ouvrez ouvert ouvrir rouvre rouvrir réouvrir",
    "parcours parcourez parcourir",
    "rejoins rejoignez rejoindre",
    "rends rendez rendre",
    "reviens revenez revenir",
    "appuie appuies appuyez appuyer",
    "attends attendez attendre",
    "suspends suspendez suspendre",
    "tais taisez taise taire",
    "sais savez savoir",
    "vois voyez voyons voir revoir",
    "continue continuez poursuis poursuivez reprends reprenez reprendre",
    "efface effacez nettoie nettoyez nettoyer",
    "arrête arrêtez finis finissez interromps interrompez",
    "éteins éteignez éteindre",
    "envoie soumets soumettez transmets transmettez",
    "recharge rafraîchis rafraîchissez rafraîchissement",
  ])("%s", (forms) => {
    expect(lemmas(forms)).toHaveLength(1);
  });

  test("with the prefix of a repetition it is the verb, unless that is another one", () => {
    expect(lemma("reaffiche")).toBe(lemma("afficher"));
    expect(lemma("retelechargez")).toBe(lemma("telecharger"));
    expect(lemma("recommencer")).toBe(lemma("continuer"));
    expect(lemma("recommencer")).not.toBe(lemma("commencer"));
    expect(lemma("recharge")).not.toBe(lemma("charge"));
  });
});

describe("an adjective and a noun are the same in number and gender [VOICE-18]", () => {
  test.each([
    "nouveau nouvel nouvelle nouveaux nouvelles",
    "dernier dernière derniers dernières",
    "précédent précédente précédents précédentes",
    "suivant suivante suivants prochain prochaine prochaines",
    "fréquent fréquente fréquents fréquentes",
    "préféré préférée préférés préférées",
    "récent récente récents récentes",
    "reçu reçue reçus reçues",
    "sélectionné sélectionnée sélectionnées surligné surlignée",
    "quel quelle quels quelles",
    "vocal vocale vocaux vocales",
    "tout toute tous toutes",
    "mon ma mes notre nos",
    "disponible disponibles possible possibles",
    "pause pauses",
  ])("%s", (forms) => {
    expect(lemmas(forms)).toHaveLength(1);
  });

  test("what engines hear for a word counts as it", () => {
    expect(lemma("chant")).toBe(lemma("champ"));
    expect(lemma("pose")).toBe(lemma("pause"));
  });

  test("a word of no command loses the mark of its plural and nothing else", () => {
    expect(lemma("girafes")).toBe("girafe");
    expect(lemma("girafe")).toBe("girafe");
    expect(lemma("girafer")).toBe("girafer");
  });
});

describe("tokens that ask for the same thing", () => {
  test.each([
    ["afficher", "affichage montrer montrez"],
    ["arrêter", "arrêt cesser stop terminer interruption"],
    ["champ", "case"],
    ["changer", "changement modifier modification remplacer"],
    ["commencer", "démarrer lancer"],
    ["consulter", "consultation"],
    ["contacter", "contact appeler joindre"],
    ["continuer", "relancer redémarrer"],
    ["créer", "création"],
    ["défiler", "défilement"],
    ["descendre", "descente"],
    ["effacer", "effacement enlever retirer supprimer vider"],
    ["enregistrer", "enregistrement sauvegarder sauvegarde"],
    ["envoyer", "envoi soumission valider validation"],
    ["éteindre", "couper désactiver fermer"],
    ["facture", "facturation"],
    ["information", "info"],
    ["lister", "citer détailler énumérer nommer réciter"],
    ["message", "conversation discussion messagerie"],
    ["micro", "microphone"],
    ["mission", "annonce job"],
    ["notification", "notif"],
    ["offre", "candidature proposition"],
    ["ouvrir", "ouverture"],
    ["paiement", "transaction versement virement"],
    ["paramètre", "configuration option préférence réglage"],
    ["passer", "passage"],
    ["planning", "agenda calendrier"],
    ["publier", "ajouter déposer poster proposer publication rédiger"],
    ["recharger", "actualiser actualisation rafraîchir"],
    ["remonter", "monter montée remontée"],
    ["suspendre", "suspension"],
    ["visiter", "visite"],
  ])("for « %s »: %s", (word, others) => {
    expect(lemmas(`${word} ${others}`)).toHaveLength(1);
  });

  test("and no two of these things are one", () => {
    const things = plainTokens(
      "afficher arrêter changer contacter continuer créer descendre effacer envoyer lister message mission offre ouvrir paiement publier recharger",
    );
    expect(new Set(things.map(lemma)).size).toBe(things.length);
  });
});

describe("what a word reveals", () => {
  test.each(["le", "une", "des", "avec", "ici", "nous", "vous", "jusque"])(
    "« %s » changes nothing",
    (word) => {
      expect(isLight(lemma(word))).toBe(true);
    },
  );

  test.each(["mission", "lire", "pas", "sans"])("« %s » changes something", (word) => {
    expect(isLight(lemma(word))).toBe(false);
  });

  test.each([
    ["les", false],
    ["ces", false],
    ["cette", false],
    ["va", false],
    ["bas", true],
    ["ou", true],
  ])("« %s » is a significant word: %s [VOICE-19]", (word, is) => {
    expect(isSignificant(word)).toBe(is);
  });

  test.each([
    ["quel", false],
    ["quelles", false],
    ["sont", false],
    ["peux", false],
    ["savez", false],
    ["solde", true],
    ["lire", true],
  ])("« %s » states what a question is about: %s", (word, is) => {
    expect(isContent(lemma(word))).toBe(is);
  });
});
