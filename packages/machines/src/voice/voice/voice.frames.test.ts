import { describe, expect, test } from "vitest";
import { isFrame } from "./voice.frames.ts";
import { lemma } from "./voice.lexicon.ts";
import { matchCommand } from "./voice.match.ts";
import type { VoiceCommand, VoiceCommandGroup } from "./voice.types.ts";

function isTaken(spoken: string, group: VoiceCommandGroup, phrase: string): boolean {
  const command: VoiceCommand = { id: "it", group, phrases: [phrase] };
  return matchCommand(spoken, [command]) === command;
}

describe("what may stand beside a phrase, by what the commands are about", () => {
  test.each<[emittedEvents: string, group: VoiceCommandGroup, phrase: string]>([
    ["télécharger mes factures", "navigation", "mes factures"],
    ["bascule sur mes factures", "navigation", "mes factures"],
    ["examiner la section des factures", "navigation", "factures"],
    ["emmène-moi à mes factures", "navigation", "mes factures"],
    ["amène-moi à mes factures", "navigation", "mes factures"],
    ["mes factures récentes", "navigation", "mes factures"],
    ["retour à la page des factures", "navigation", "factures"],
    ["la rubrique des factures", "navigation", "factures"],
    ["combien de factures", "navigation", "factures"],
    ["faites-moi entendre la phrase", "reading", "la phrase"],
    ["active la lecture de la phrase", "reading", "la phrase"],
    ["glisse vers le bas", "scrolling", "vers le bas"],
    ["ramène l’écran tout en bas", "scrolling", "en bas"],
    ["combien de liens présents sur la page", "lists", "liens"],
    ["les liens du formulaire à remplir", "lists", "liens"],
    ["appuie sur le champ suivant", "forms", "champ suivant"],
    ["saute au champ suivant", "forms", "champ suivant"],
    ["consulte l’aide", "help", "aide"],
    ["arrête de lire", "stop", "arrête"],
    ["arrête de parler", "stop", "arrête"],
  ])("« %s » (%s) is « %s »", (spoken, group, phrase) => {
    expect(isTaken(spoken, group, phrase)).toBe(true);
  });

  test.each<[emittedEvents: string, group: VoiceCommandGroup, phrase: string]>([
    ["télécharger la phrase", "reading", "la phrase"],
    ["mes factures", "stop", "arrête"],
    ["glisse l’aide", "help", "aide"],
    ["remplis vers le bas", "scrolling", "vers le bas"],
    ["arrête de bouger", "stop", "arrête"],
  ])("« %s » (%s) is not « %s »", (spoken, group, phrase) => {
    expect(isTaken(spoken, group, phrase)).toBe(false);
  });

  test("a group has its own: « remplir » stands beside lists alone", () => {
    const groups = ["navigation", "reading", "scrolling", "lists", "forms", "help", "stop"] as const;
    expect(groups.filter((group) => isFrame(lemma("remplir"), group))).toEqual(["lists"]);
    expect(groups.filter((group) => isFrame(lemma("parler"), group))).toEqual(["stop"]);
  });
});

describe("a frame alone asks for nothing", () => {
  test.each<[emittedEvents: string, group: VoiceCommandGroup, phrase: string]>([
    ["ouvre la page", "navigation", "mes factures"],
    ["afficher", "reading", "la phrase"],
    ["voir", "help", "aide"],
  ])("« %s » (%s) is not « %s »", (spoken, group, phrase) => {
    expect(isTaken(spoken, group, phrase)).toBe(false);
  });

  test("the phrase that covers more of a sentence itself is nearer than one made of what may stand beside it", () => {
    const frame: VoiceCommand = { id: "frame", group: "navigation", phrases: ["voir la page détail"] };
    const own: VoiceCommand = { id: "own", group: "navigation", phrases: ["page détail facture"] };
    expect(matchCommand("voir la page détail facture", [frame, own])?.id).toBe("own");
    expect(matchCommand("voir la page détail facture", [own, frame])?.id).toBe("own");
  });
});
