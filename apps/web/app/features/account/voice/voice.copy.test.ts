import { expect, test } from "vitest";
import { listText } from "./page-commands.ts";
import { newestSentence, type RecognitionResult } from "./recognition.ts";
import { answerText, problemTexts } from "./voice.copy.ts";

test.each([
  ["no-speech", "Aucune parole détectée"],
  ["network", "Erreur réseau pour la reconnaissance vocale"],
  ["not-allowed", "Accès au microphone refusé. Autorisez l'accès dans les paramètres du navigateur."],
  ["audio-capture", "Aucun microphone détecté. Veuillez connecter un microphone."],
  ["COMMAND_UNKNOWN", 'Commande non reconnue. Dites "aide" pour voir les commandes disponibles.'],
  ["COMMAND_LIMIT", "Limite de commandes atteinte, veuillez patienter."],
] as const)(
  "%s is reported as « %s » [VOICE-21, VOICE-24, VOICE-25, VOICE-26, VOICE-27, VOICE-29]",
  (code, text) => {
    expect(problemTexts[code]).toBe(text);
    expect(answerText({ code })).toBe(text);
  },
);

test("a keyword alone is answered with a question, a command with its own text", () => {
  expect(answerText({ code: "WHAT_TO_DO" })).toBe("Que voulez-vous faire\u202f?");
  expect(answerText({ text: "Voici." })).toBe("Voici.");
});

test("lists read the first 5 items and state how many there are [VOICE-22]", () => {
  const text = (...names: string[]) => listText(names, "lien", "liens", "Les 5 premiers");
  expect(text("a", "b", "c", "d", "e", "f")).toBe("6 liens. Les 5 premiers\u00a0: a, b, c, d, e.");
  expect(text("a", "b", "c", "d", "e")).toBe("5 liens\u00a0: a, b, c, d, e.");
  expect(text("a")).toBe("1 lien\u00a0: a.");
  expect(text()).toBe("Aucun lien.");
});

test("the newest sentence is the final one among those that changed, with all its readings", () => {
  const result = (isFinal: boolean, ...transcripts: string[]) =>
    Object.assign(
      transcripts.map((transcript) => ({ transcript })),
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
