import type { VoiceAnswer, VoiceCommandGroup, VoiceProblemCode } from "@jobami/machines/voice/voice";

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

const whatToDo = "Que voulez-vous faire\u202f?";

/** Copy of an answer. */
export function answerText(answer: VoiceAnswer): string {
  if ("text" in answer) return answer.text;
  return answer.code === "WHAT_TO_DO" ? whatToDo : problemTexts[answer.code];
}

/** The bubble over a microphone that is not there, for 3 s [VOICE-31]. */
export const unavailableTooltip = "Microphone indisponible";

export const groupLabels: Record<VoiceCommandGroup, string> = {
  navigation: "Aller quelque part",
  reading: "Faire lire",
  scrolling: "Faire défiler",
  lists: "Savoir ce qu’il y a sur la page",
  forms: "Remplir un formulaire",
  help: "Demander de l’aide",
  stop: "Arrêter",
};
