import { describe, expect, test } from "vitest";
import { actCommands } from "./index.ts";
import { matchCommand, understand } from "./voice.match.ts";
import { afterKeyword, phrasesIn } from "./voice.tokens.ts";
import type { VoiceCommand, VoiceCommandGroup } from "./voice.types.ts";

const command = (id: string, phrase: string, group: VoiceCommandGroup = "help"): VoiceCommand => ({
  id,
  group,
  phrases: [phrase],
});

/** What two commands are taken for, whichever is offered first. */
function eitherWay(spoken: string, one: VoiceCommand, other: VoiceCommand) {
  return [matchCommand(spoken, [one, other])?.id, matchCommand(spoken, [other, one])?.id];
}

describe("the nearer of two commands, in whichever order they are offered", () => {
  test("covers more of the sentence: all of three tokens before three of four [VOICE-19]", () => {
    const three = command("three", "publier mission nouvelle");
    const four = command("four", "publier rapidement nouvelle mission");
    expect(eitherWay("publier nouvelle mission", three, four)).toEqual(["three", "three"]);
  });

  test("has more of it as tokens of its own, which do not merely stand beside its group’s phrases", () => {
    const besides = command("besides", "facture voir", "navigation");
    const own = command("own", "facture voir", "reading");
    expect(eitherWay("voir la facture", besides, own)).toEqual(["own", "own"]);
  });
});

describe("what a phrase is about must be spoken [VOICE-19]", () => {
  test.each([
    ["est-ce que tu peux", "qu’est-ce que tu peux faire"],
    ["quelles sont les", "quel est"],
  ])("« %s » is not « %s »", (spoken, phrase) => {
    expect(matchCommand(spoken, [command("it", phrase)])).toBeNull();
  });
});

describe("a keyword inside a sentence", () => {
  const help = command("help", "aide");
  const missions = command("missions", "affiche les missions");
  const idOf = (spoken: string) => understand([spoken], [help, missions], ["Jobami"], false).command?.id;

  test("calls, when the command comes after it, whatever stands before", () => {
    expect(idOf("ouvre mes Jobami aide")).toBe("help");
  });

  test("calls, when it comes last after a whole sentence", () => {
    expect(idOf("affiche les missions Jobami")).toBe("missions");
  });

  test("is not heard in an ordinary word, when it is short", () => {
    expect(afterKeyword("chopi ouvre la page", ["Jobi"])).toBeNull();
  });
});

test("a phrase with a choice that may be left out has single spaces", () => {
  expect(phrasesIn("aller {tout,} en bas")).toEqual(["aller tout en bas", "aller en bas"]);
});

describe("the acts of a page, by what they are done to", () => {
  test.each([
    ["lis le passage sélectionné", "read.selection"],
    ["saute ce paragraphe", "read.skip"],
    ["passe à l’élément suivant", "read.skip"],
    ["efface la zone de saisie", "form.clear"],
    ["efface ce que je viens de taper", "form.clear"],
    ["efface ce que j’ai écrit", "form.clear"],
    ["descends d’un cran", "scroll.down"],
    ["descends encore plus", "scroll.down"],
    ["écoute le contenu de la page", "read.page"],
  ])("« %s » is %s", (spoken, id) => {
    expect(matchCommand(spoken, actCommands)?.id).toBe(id);
  });
});
