/** What a page has that a criterion is about. */
export type Subject = "images" | "tables" | "forms" | "documents" | "movement";

/** How a criterion stands, and how that is known. */
export type Verdict =
  /** Held by tests: their files, from the root of the repository. */
  | { is: "met"; shownBy: readonly string[] }
  | { is: "notMet"; why: string }
  | { is: "notApplicable"; why: string }
  /** Only a person can judge it, and none has yet: what they would look at. It counts as not met. */
  | { is: "unjudged"; how: string };

export interface Criterion {
  /** Its number in RGAA 4.1.2. */
  id: string;
  /** What it asks, in a line. */
  asks: string;
  verdict: Verdict;
  /** It is asked only of pages that have this. */
  of?: Subject;
}

const met = (...shownBy: string[]): Verdict => ({ is: "met", shownBy });
const none = (why: string): Verdict => ({ is: "notApplicable", why });
const unjudged = (how: string): Verdict => ({ is: "unjudged", how });

/** Axe's rules on each state of each component and screen, and on pages with data. */
const axe = ".storybook/test-runner.ts";
const proof = (name: string) => `apps/web/e2e/proof/${name}.e2e.ts`;
const paper = "apps/web/app/features/promote/cards/paper/paper.test.ts";
const contrast = "packages/ui/src/theme/contrast.test.ts";
const noVideo = "Le site ne publie ni vidéo ni son.";
const noFrame = "Le site n’affiche aucun cadre.";
const noLayoutTable = "Aucun tableau ne sert à mettre en page.";
const noPuzzle = "Aucune image n’est à déchiffrer.";

/** The 106 criteria of RGAA 4.1.2 in their order, as they stand on the pages of the sample. */
export const criteria: readonly Criterion[] = [
  { id: "1.1", of: "images", asks: "Une image qui informe a une alternative", verdict: met(axe) },
  { id: "1.2", of: "images", asks: "Une image décorative est ignorée", verdict: met(axe) },
  {
    id: "1.3",
    of: "images",
    asks: "L’alternative d’une image est pertinente",
    verdict: unjudged(
      "Lire l’alternative de chaque photo publiée\u00a0: les membres l’écrivent, et rien n’oblige à ce qu’elle soit juste.",
    ),
  },
  { id: "1.4", asks: "Une image à déchiffrer dit ce qu’elle est", verdict: none(noPuzzle) },
  { id: "1.5", asks: "Une image à déchiffrer a une autre voie", verdict: none(noPuzzle) },
  {
    id: "1.6",
    asks: "Une image complexe a une description détaillée",
    verdict: met("packages/ui/src/components/ColumnChart/ColumnChart.test.tsx"),
  },
  {
    id: "1.7",
    asks: "La description détaillée est pertinente",
    verdict: unjudged(
      "Comparer chaque courbe à son tableau, dans «\u202fStatistiques\u202f» et «\u202fFinances\u202f».",
    ),
  },
  {
    id: "1.8",
    of: "images",
    asks: "Un texte n’est pas une image de texte",
    verdict: unjudged("Chercher des textes dans les images de l’accueil et des services."),
  },
  {
    id: "1.9",
    of: "images",
    asks: "Une légende est reliée à son image",
    verdict: unjudged("Ouvrir la galerie d’une mission et d’un profil."),
  },
  { id: "2.1", asks: "Un cadre a un titre", verdict: none(noFrame) },
  { id: "2.2", asks: "Le titre d’un cadre est pertinent", verdict: none(noFrame) },
  {
    id: "3.1",
    asks: "La couleur n’est pas seule à informer",
    verdict: unjudged("Regarder chaque état en noir et blanc, par le réglage «\u202fMonochrome\u202f»."),
  },
  { id: "3.2", asks: "Le texte contraste avec son fond", verdict: met(contrast, axe) },
  { id: "3.3", asks: "Les composants contrastent avec leur fond", verdict: met(contrast) },
  ...["4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "4.7", "4.8", "4.9", "4.10", "4.11", "4.12", "4.13"].map(
    (id, index) => ({
      id,
      asks:
        [
          "Un média a une transcription ou une audiodescription",
          "La transcription est pertinente",
          "Une vidéo a des sous-titres",
          "Les sous-titres sont pertinents",
          "Une vidéo a une audiodescription",
          "L’audiodescription est pertinente",
          "Un média est identifié",
          "Un média non temporel a une alternative",
          "Cette alternative est pertinente",
          "Un son qui part seul peut être arrêté",
          "Un média se commande au clavier",
          "Un média non temporel se commande au clavier",
          "Un média est compatible avec les technologies d’assistance",
        ][index] ?? "",
      verdict: none(noVideo),
    }),
  ),
  {
    id: "5.1",
    asks: "Un tableau complexe a un résumé",
    verdict: none("Aucun tableau n’a d’en-têtes à plusieurs niveaux."),
  },
  {
    id: "5.2",
    asks: "Ce résumé est pertinent",
    verdict: none("Aucun tableau n’a d’en-têtes à plusieurs niveaux."),
  },
  { id: "5.3", asks: "Un tableau de mise en forme se lit en ligne", verdict: none(noLayoutTable) },
  {
    id: "5.4",
    of: "tables",
    asks: "Un tableau de données a un titre",
    verdict: met("packages/ui/src/components/DataTable/DataTable.test.tsx"),
  },
  {
    id: "5.5",
    of: "tables",
    asks: "Ce titre est pertinent",
    verdict: unjudged("Lire le titre de chaque tableau de l’administration et des figures."),
  },
  { id: "5.6", of: "tables", asks: "Les en-têtes d’un tableau sont déclarés", verdict: met(axe) },
  { id: "5.7", of: "tables", asks: "Chaque cellule est reliée à ses en-têtes", verdict: met(axe) },
  {
    id: "5.8",
    asks: "Un tableau de mise en forme n’a rien d’un tableau de données",
    verdict: none(noLayoutTable),
  },
  {
    id: "6.1",
    asks: "Chaque lien est explicite",
    verdict: unjudged(
      "Lire les liens de chaque page hors de leur contexte, par la liste d’un lecteur d’écran.",
    ),
  },
  { id: "6.2", asks: "Chaque lien a un intitulé", verdict: met(axe) },
  {
    id: "7.1",
    asks: "Un script est compatible avec les technologies d’assistance",
    verdict: met(axe, "packages/ui/src/apg"),
  },
  { id: "7.2", asks: "L’alternative d’un script est pertinente", verdict: met(proof("no-script")) },
  {
    id: "7.3",
    asks: "Un script se commande au clavier et par tout pointeur",
    verdict: met("packages/ui/src/apg", proof("first-request")),
  },
  { id: "7.4", asks: "Un changement de contexte est annoncé ou voulu", verdict: met(proof("shell")) },
  {
    id: "7.5",
    asks: "Un message d’état est restitué",
    verdict: met(proof("spoken"), "apps/web/e2e/silent-acts.ts"),
  },
  { id: "8.1", asks: "Chaque page a un type de document", verdict: met(proof("accessibility")) },
  {
    id: "8.2",
    asks: "Le code est valide",
    verdict: unjudged("Passer la source de chaque page de l’échantillon au validateur du W3C."),
  },
  { id: "8.3", asks: "La langue de la page est indiquée", verdict: met(proof("accessibility")) },
  { id: "8.4", asks: "Ce code de langue est pertinent", verdict: met(proof("french")) },
  { id: "8.5", asks: "Chaque page a un titre", verdict: met(proof("accessibility")) },
  {
    id: "8.6",
    asks: "Ce titre est pertinent",
    verdict: unjudged("Lire le titre de chaque page de l’échantillon sans la regarder."),
  },
  {
    id: "8.7",
    asks: "Un changement de langue est indiqué",
    verdict: unjudged("Chercher dans les textes des membres et des pages un passage dans une autre langue."),
  },
  {
    id: "8.8",
    asks: "Le code du changement de langue est valide",
    verdict: none("Aucun passage n’est déclaré dans une autre langue."),
  },
  {
    id: "8.9",
    asks: "Aucune balise ne sert à la seule présentation",
    verdict: met(proof("accessibility")),
  },
  {
    id: "8.10",
    asks: "Un changement du sens de lecture est signalé",
    verdict: none("Le site est en français\u202f; ce que les membres écrivent garde le sens de ses lettres."),
  },
  { id: "9.1", asks: "L’information est structurée par des titres", verdict: met(axe, proof("every-page")) },
  { id: "9.2", asks: "La structure de la page est cohérente", verdict: met(axe, proof("focus")) },
  { id: "9.3", asks: "Les listes sont des listes", verdict: met(axe) },
  { id: "9.4", asks: "Une citation est indiquée", verdict: none("Le site ne cite aucun texte.") },
  { id: "10.1", asks: "Les styles font la présentation", verdict: met("tools/ui/screen-styles.test.ts") },
  {
    id: "10.2",
    asks: "Tout ce qui informe reste sans styles",
    verdict: met(proof("accessibility")),
  },
  {
    id: "10.3",
    asks: "Tout reste compréhensible sans styles",
    verdict: unjudged("Lire chaque page de l’échantillon, styles coupés."),
  },
  { id: "10.4", asks: "Le texte se lit à 200\u00a0%", verdict: met(proof("reflow")) },
  { id: "10.5", asks: "Couleur du texte et du fond sont déclarées ensemble", verdict: met(contrast) },
  { id: "10.6", asks: "Un lien dans un texte se distingue", verdict: met(axe) },
  { id: "10.7", asks: "La prise de focus se voit", verdict: met(proof("reflow"), contrast) },
  { id: "10.8", asks: "Un contenu caché l’est pour tous", verdict: met(axe) },
  {
    id: "10.9",
    asks: "Forme, taille et place n’informent pas seules",
    verdict: unjudged(
      "Chercher dans les textes «\u202fà droite\u202f», «\u202fci-dessous\u202f», «\u202fle bouton rond\u202f».",
    ),
  },
  {
    id: "10.10",
    asks: "Ce qui remplace forme, taille et place est pertinent",
    verdict: unjudged("Comme 10.9."),
  },
  { id: "10.11", asks: "Rien ne défile en deux sens à 320 px", verdict: met(proof("reflow"), axe) },
  { id: "10.12", asks: "Le texte peut être espacé", verdict: met(proof("reflow")) },
  {
    id: "10.13",
    asks: "Ce qui paraît au survol ou au focus peut être quitté et survolé",
    verdict: met("packages/ui/src/apg"),
  },
  {
    id: "10.14",
    asks: "Ce que les styles seuls font paraître s’atteint au clavier",
    verdict: unjudged(
      "Au clavier, chercher ce que seul le survol montre\u00a0: l’effacement d’un message, par exemple.",
    ),
  },
  { id: "11.1", of: "forms", asks: "Chaque champ a une étiquette", verdict: met(axe) },
  {
    id: "11.2",
    of: "forms",
    asks: "Cette étiquette est pertinente",
    verdict: unjudged("Lire les étiquettes de chaque formulaire sans leur entourage."),
  },
  {
    id: "11.3",
    of: "forms",
    asks: "Un même champ porte partout le même nom",
    verdict: unjudged(
      "Comparer les étiquettes d’un même champ entre l’inscription, le profil, la facturation.",
    ),
  },
  {
    id: "11.4",
    of: "forms",
    asks: "L’étiquette est accolée à son champ",
    verdict: unjudged("Regarder chaque formulaire à 390 et à 1280 px, puis en texte extra-grand."),
  },
  { id: "11.5", of: "forms", asks: "Les champs de même nature sont regroupés", verdict: met(axe) },
  { id: "11.6", of: "forms", asks: "Ce groupe a une légende", verdict: met(axe) },
  {
    id: "11.7",
    of: "forms",
    asks: "Cette légende est pertinente",
    verdict: unjudged("Lire la légende de chaque groupe de cases et de boutons."),
  },
  {
    id: "11.8",
    of: "forms",
    asks: "Les choix d’une liste sont regroupés",
    verdict: unjudged("Ouvrir les listes longues\u00a0: service, commune, TVA."),
  },
  {
    id: "11.9",
    of: "forms",
    asks: "L’intitulé d’un bouton est pertinent",
    verdict: unjudged("Lire les boutons de chaque page hors de leur contexte."),
  },
  {
    id: "11.10",
    of: "forms",
    asks: "Le contrôle de saisie est pertinent",
    verdict: met(proof("forms"), "tools/stories/marked-required.test.ts"),
  },
  {
    id: "11.11",
    of: "forms",
    asks: "Une erreur dit comment la corriger",
    verdict: unjudged("Envoyer chaque formulaire avec une valeur fausse de chaque sorte, et lire."),
  },
  {
    id: "11.12",
    of: "forms",
    asks: "Ce qui engage peut être relu, corrigé ou annulé",
    verdict: met(proof("withdrawal"), "apps/web/e2e/gate/to-the-end.e2e.ts"),
  },
  {
    id: "11.13",
    of: "forms",
    asks: "La nature d’un champ sur soi est déclarée",
    verdict: met(proof("forms")),
  },
  {
    id: "12.1",
    asks: "Deux moyens de navigation au moins",
    verdict: met(proof("palette"), proof("navigation")),
  },
  { id: "12.2", asks: "Le menu est à la même place", verdict: met(proof("navigation")) },
  {
    id: "12.3",
    asks: "Le plan du site est pertinent",
    verdict: none("Le site n’a pas de page «\u202fPlan du site\u202f»."),
  },
  {
    id: "12.4",
    asks: "Le plan du site s’atteint partout de la même façon",
    verdict: none("Le site n’a pas de page «\u202fPlan du site\u202f»."),
  },
  {
    id: "12.5",
    asks: "La recherche s’atteint partout de la même façon",
    verdict: met("apps/web/e2e/gate/search-box.e2e.ts"),
  },
  {
    id: "12.6",
    asks: "Les zones de la page peuvent être atteintes ou évitées",
    verdict: met(axe, proof("focus")),
  },
  { id: "12.7", asks: "Un lien mène au contenu", verdict: met(proof("accessibility")) },
  {
    id: "12.8",
    asks: "L’ordre de tabulation est cohérent",
    verdict: unjudged("Parcourir chaque page de l’échantillon au clavier, en la regardant."),
  },
  { id: "12.9", asks: "Le clavier n’est jamais piégé", verdict: met(proof("accessibility")) },
  {
    id: "12.10",
    asks: "Un raccourci d’une touche peut être éteint",
    verdict: none("Aucun raccourci ne tient en une lettre."),
  },
  { id: "12.11", asks: "Ce qui paraît au survol s’atteint au clavier", verdict: met("packages/ui/src/apg") },
  {
    id: "13.1",
    asks: "Une limite de temps peut être allongée",
    verdict: met(proof("shell"), proof("session")),
  },
  {
    id: "13.2",
    asks: "Aucune fenêtre ne s’ouvre sans qu’on le demande",
    verdict: met(proof("accessibility")),
  },
  {
    id: "13.3",
    of: "documents",
    asks: "Un document à télécharger a une version accessible",
    verdict: met(proof("papers"), paper),
  },
  {
    id: "13.4",
    of: "documents",
    asks: "Cette version dit la même chose",
    verdict: met(proof("papers"), paper),
  },
  {
    id: "13.5",
    asks: "Un contenu cryptique a une alternative",
    verdict: none("Le site n’affiche ni émoticône dessinée en lettres ni syntaxe cryptique."),
  },
  { id: "13.6", asks: "Cette alternative est pertinente", verdict: none("Comme 13.5.") },
  { id: "13.7", asks: "Rien ne clignote trop vite", verdict: met(proof("display-settings")) },
  {
    id: "13.8",
    of: "movement",
    asks: "Ce qui bouge peut être arrêté",
    verdict: met(proof("display-settings")),
  },
  { id: "13.9", asks: "La page se lit dans les deux orientations", verdict: met(proof("reflow")) },
  {
    id: "13.10",
    asks: "Un geste complexe a une autre voie",
    verdict: met("packages/ui/src/components/Movable/Movable.test.tsx"),
  },
  {
    id: "13.11",
    asks: "Un appui peut être annulé",
    verdict: unjudged("Appuyer, glisser hors du bouton, relâcher\u00a0: sur chaque sorte de bouton."),
  },
  {
    id: "13.12",
    asks: "Aucune fonction ne demande de bouger l’appareil",
    verdict: none("Aucune fonction n’écoute le mouvement de l’appareil."),
  },
];
