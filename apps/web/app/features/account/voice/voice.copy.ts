import type {
  ClosedPage,
  VoiceAnswer,
  VoiceCommandGroup,
  VoiceProblemCode,
} from "@jobami/machines/voice/voice";

/** What is reported of a problem, word for word as the requirements have it [VOICE-21, VOICE-24…VOICE-29]. */
export const problemTexts: Record<VoiceProblemCode, string> = {
  "no-speech": "Aucune parole détectée",
  network: "Erreur réseau pour la reconnaissance vocale",
  "not-allowed": "Accès au microphone refusé. Autorisez l'accès dans les paramètres du navigateur.",
  "audio-capture": "Aucun microphone détecté. Veuillez connecter un microphone.",
  RECOGNITION_FAILED: "La reconnaissance vocale s’est arrêtée. Réessayez.",
  COMMAND_UNKNOWN: 'Commande non reconnue. Dites "aide" pour voir les commandes disponibles.',
  COMMAND_LIMIT: "Limite de commandes atteinte, veuillez patienter.",
  COMMAND_FAILED: "Cette commande n’a pas pu être exécutée.",
};

const sentences = {
  ...problemTexts,
  WHAT_TO_DO: "Que voulez-vous faire\u202f?",
  LEFT_UNDONE: "D’accord, rien n’a été fait.",
};

/** Copy of an answer. */
export function answerText(answer: VoiceAnswer): string {
  return "text" in answer ? answer.text : sentences[answer.code];
}

const quoted = (text: string) => `«\u202f${text}\u202f»`;

/** Why a page does not open, by its label. */
export const closedText: Record<ClosedPage, (label: string) => string> = {
  "signed-out": (label) => `La page ${quoted(label)} demande un compte. Connectez-vous, puis redemandez-la.`,
  "signed-in": () => "Vous êtes déjà connecté.",
  role: (label) => `La page ${quoted(label)} est réservée à l’équipe de Jobami.`,
};

/** What is asked before something that has consequences. */
export const confirmText = (name: string): string =>
  `${quoted(name)}\u00a0: dites ${quoted("oui")} pour confirmer, ${quoted("non")} pour renoncer.`;

/** What is stated where a name is that of several buttons; the first of them has the focus. */
export const sameNameText = (name: string, count: number): string =>
  `${count} boutons s’appellent ${quoted(name)}. Le premier est sélectionné\u00a0: ouvrez d’abord ce dont il s’agit.`;

/** What is stated after a part of a long text. */
export const goesOn = `Dites ${quoted("continuer")} pour la suite.`;

/** How many names of the page the help lists. */
const listedHere = 8;

/** What can be asked for on the page that stands, and everywhere. */
export function helpText(here: readonly string[]): string {
  const everywhere =
    `Partout\u00a0: le nom d’une page, par exemple ${quoted("mes messages")} ou ${quoted("page d’aide")}, ` +
    `${quoted("lire la page")}, ${quoted("quels champs")}, ${quoted("retour")} ou ${quoted("stop")}.`;
  if (here.length === 0) return everywhere;
  const listed = here.slice(0, listedHere).map(quoted).join(", ");
  const rest = here.length > listedHere ? ` et ${here.length - listedHere} autres` : "";
  return `Sur cette page, vous pouvez dire\u00a0: ${listed}${rest}. ${everywhere}`;
}

/** The bubble over a microphone that is not there, for 3 s [VOICE-31]. */
export const unavailableTooltip = "Microphone indisponible";

export const groupLabels: Record<VoiceCommandGroup, string> = {
  navigation: "Aller quelque part",
  here: "Agir sur la page",
  reading: "Faire lire",
  scrolling: "Faire défiler",
  lists: "Savoir ce qu’il y a sur la page",
  forms: "Remplir un formulaire",
  help: "Demander de l’aide",
  stop: "Arrêter",
};
