import { expect, test } from "vitest";
import { listWords } from "./page-commands.ts";
import { newestSentence, type RecognitionResult } from "./recognition.ts";
import { answerWords, problemWords } from "./voice.copy.ts";

test.each([
  ["no-speech", "Aucune parole détectée"],
  ["network", "Erreur réseau pour la reconnaissance vocale"],
  ["not-allowed", "Accès au microphone refusé. Autorisez l'accès dans les paramètres du navigateur."],
  ["audio-capture", "Aucun microphone détecté. Veuillez connecter un microphone."],
  ["COMMAND_UNKNOWN", 'Commande non reconnue. Dites "aide" pour voir les commandes disponibles.'],
  ["COMMAND_LIMIT", "Limite de commandes atteinte, veuillez patienter."],
] as const)(
  "%s is told as « %s » [VOICE-21, VOICE-24, VOICE-25, VOICE-26, VOICE-27, VOICE-29]",
  (code, words) => {
    expect(problemWords[code]).toBe(words);
    expect(answerWords({ code })).toBe(words);
  },
);

test("a keyword alone is answered with a question, a command with its own words", () => {
  expect(answerWords({ code: "WHAT_TO_DO" })).toBe("Que voulez-vous faire\u202f?");
  expect(answerWords({ text: "Voici." })).toBe("Voici.");
});

test("lists read the first 5 items and tell how many there are [VOICE-22]", () => {
  const words = (...names: string[]) => listWords(names, "lien", "liens", "Les 5 premiers");
  expect(words("a", "b", "c", "d", "e", "f")).toBe("6 liens. Les 5 premiers\u00a0: a, b, c, d, e.");
  expect(words("a", "b", "c", "d", "e")).toBe("5 liens\u00a0: a, b, c, d, e.");
  expect(words("a")).toBe("1 lien\u00a0: a.");
  expect(words()).toBe("Aucun lien.");
});

test("the newest sentence is the final one among those that changed, with all its readings", () => {
  const result = (isFinal: boolean, ...said: string[]) =>
    Object.assign(
      said.map((transcript) => ({ transcript })),
      { isFinal },
    );
  const event = (resultIndex: number, ...results: ReturnType<typeof result>[]): RecognitionResult => ({
    resultIndex,
    results,
  });
  expect(newestSentence(event(0, result(false, "voir mes")))).toEqual({
    alternatives: ["voir mes"],
    isFinal: false,
  });
  expect(
    newestSentence(event(1, result(true, "hier"), result(true, " aide ", "aides"), result(false, "et"))),
  ).toEqual({
    alternatives: ["aide", "aides"],
    isFinal: true,
  });
  expect(newestSentence(event(0))).toEqual({ alternatives: [], isFinal: false });
});
