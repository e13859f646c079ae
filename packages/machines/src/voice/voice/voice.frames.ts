import { lemma } from "./voice.lexicon.ts";
import { plainTokens } from "./voice.tokens.ts";
import type { VoiceCommandGroup } from "./voice.types.ts";

/** Groups of commands, and the pages that do not open: these are asked for by name, and not by the way. */
export type FrameGroup = VoiceCommandGroup | "closed";

/** Tokens that may stand beside the phrases of a group without being a part of them: « ouvre la page de … », « va à … ». */
const frames: Readonly<Record<FrameGroup, string>> = {
  closed: "acceder afficher aller consulter ouvrir page voir",
  here: "activer aller appuyer bouton case choisir cliquer cocher faire lien onglet option ouvrir presser selectionner toucher utiliser voir",
  navigation:
    "accéder afficher donner lire écouter site application télécharger basculer chercher rechercher cliquer connaître découvrir diriger direction examiner explorer gérer indiquer mettre placer présenter rediriger savoir vérifier " +
    "commencer lister régler nouveau dernier récent disponible cours autre reçu aller amener conduire consulter emmener entrer naviguer ouvrir parcourir passer ramener regarder rejoindre rentrer " +
    "retour retourner retrouver revenir trouver visiter voir combien quel page partie rubrique section écran onglet fenêtre menu espace liste historique ensemble détail",
  reading:
    "activer afficher aller commencer connaître dire donner écouter entendre faire indiquer lecture lire mettre présenter savoir",
  scrolling:
    "afficher aller amener défiler déplacer descendre emmener faire glisser page écran ramener remonter retour retourner revenir scroller voir",
  lists:
    "afficher combien connaître dire disponible donner écouter écran entendre être formulaire indiquer lecture lire lister page présent présenter quel remplir savoir voir",
  forms:
    "afficher aller amener appuyer avancer cliquer connaître dire donner écouter entendre formulaire indiquer lecture lire lister mettre passer ramener reculer retour retourner revenir sauter savoir voir",
  help: "afficher aller consulter demande donner lister ouvrir présenter voir",
  stop: "lecture lire parler",
};

const lemmas = new Map(
  Object.entries(frames).map(([group, text]) => [group, new Set(plainTokens(text).map(lemma))]),
);

/** Whether a word, by its lemma, may stand beside a phrase of the group. */
export function isFrame(word: string, group: FrameGroup): boolean {
  return lemmas.get(group)?.has(word) === true;
}
