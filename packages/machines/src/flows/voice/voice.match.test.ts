import { describe, expect, it, test } from "vitest";
import { offeredCommands, voiceCommands } from "./index.ts";
import { matchCommand, understand } from "./voice.match.ts";
import type { VoiceCommand } from "./voice.types.ts";
import { afterKeyword, plainWords } from "./voice.words.ts";

const command = (id: string, ...phrases: string[]): VoiceCommand => ({ id, group: "help", phrases });
const matched = (sentence: string, ...commands: VoiceCommand[]) => matchCommand(sentence, commands)?.id;
const keywords = ["Jobami", "Jobi"];

describe("what is said and what is written are compared", () => {
  it.each([
    ["Paramètres", "parametres"],
    ["PARAMETRES", "paramètres"],
    ["Œuvre", "oeuvre"],
    ["page d'accueil", "Page d’accueil !"],
    ["  rendez-vous ", "rendez vous"],
  ])("without regard to accents, case and punctuation: %s, %s [VOICE-18]", (said, written) => {
    expect(plainWords(said)).toEqual(plainWords(written));
    expect(matched(said, command("it", written))).toBe("it");
  });

  it.each([
    ["voir les mission", "voir les missions", "it"],
    ["mes missions", "mes mission", "it"],
    ["nouveaux jeux", "nouveau jeu", "it"],
    ["jeux", "jeu", "it"],
    ["bas", "ba", undefined],
    ["lis", "li", undefined],
  ])("with an optional plural: « %s » for « %s » [VOICE-18]", (said, written, expected) => {
    expect(matched(said, command("it", written))).toBe(expected);
  });
});

describe("when a command is accepted", () => {
  it("takes an exact phrase, also of short words only [VOICE-19]", () => {
    expect(matched("où", command("it", "où"))).toBe("it");
    expect(matched("va là", command("it", "va là"))).toBe("it");
    expect(matched("va là bas", command("it", "va là"))).toBeUndefined();
  });

  const four = command("it", "publier rapidement nouvelle mission");
  it("takes 3 of 4 significant words, not 2 [VOICE-19]", () => {
    expect(matched("publier une nouvelle mission", four)).toBe("it");
    expect(matched("publier la mission", four)).toBeUndefined();
  });

  it("takes 2 of 2, not 1; and all of 3, for 2 are but 67 % [VOICE-19]", () => {
    expect(matched("je veux voir toutes mes missions", command("it", "voir missions"))).toBe("it");
    expect(matched("voir", command("it", "voir missions"))).toBeUndefined();
    expect(matched("voir missions", command("it", "voir missions ouvertes"))).toBeUndefined();
  });

  it("counts words longer than 2 characters only [VOICE-19]", () => {
    expect(matched("page", command("it", "la page de la"))).toBe("it");
    expect(matched("la de", command("it", "la page de"))).toBeUndefined();
    expect(matched("lis une page", command("it", "lis la page"))).toBe("it");
    expect(matched("une page", command("it", "lis la page"))).toBeUndefined();
  });

  it("prefers the exact phrase, then the larger share, then the more words", () => {
    const open = command("open", "voir les missions");
    const own = command("own", "voir mes missions");
    expect(matched("voir mes missions", open, own)).toBe("own");
    expect(matched("toutes les missions à voir", open, command("three", "voir trois missions"))).toBe("open");
    expect(
      matched(
        "je veux publier une mission",
        command("one", "mission"),
        command("two", "publier une mission"),
      ),
    ).toBe("two");
    expect(matched("publier nouvelle mission vite", four, command("all", "nouvelle mission"))).toBe("all");
  });

  it("keeps the first of two that are as near, and the larger share whatever comes later", () => {
    const [one, two] = [command("one", "mission"), command("two", "publier une mission")];
    expect(matched("je veux publier une mission", two, one)).toBe("two");
    const [see, post] = [command("see", "voir mission"), command("post", "publier mission")];
    expect(matched("voir et publier mission", see, post)).toBe("see");
    expect(matched("voir et publier mission", post, see)).toBe("post");
    expect(matched("publier nouvelle mission vite", one, four)).toBe("one");
    expect(matched("je veux voir missions", command("short", "va là"), command("it", "voir missions"))).toBe(
      "it",
    );
  });

  it("takes any of the phrases of a command", () => {
    expect(matched("où", command("it", "va là", "où"))).toBe("it");
  });

  it("takes nothing for nothing", () => {
    expect(matchCommand("", [command("it", "")])).toBeNull();
    expect(matchCommand("aide", [])).toBeNull();
  });
});

describe("the keyword, as speech engines write it", () => {
  it.each([
    "Jobami aide",
    "jobami, aide !",
    "Job ami aide",
    "jobs amis aide",
    "Joe Bami aide",
    "job à mi aide",
    "Jobamie aide",
    "jo bammi aide",
    "Djobami aide",
    "Géobami aide",
    "j'aubami aide",
    "Jobi aide",
    "jobby aide",
    "Joby aide",
    "jobis aide",
    "job i aide",
    "dis Jobami aide",
    "Jobbbami aide",
    "Jobamieee aide",
    "job bbami aide",
    "jo b b bami aide",
  ])("hears it in « %s » [VOICE-11]", (said) => {
    expect(afterKeyword(said, keywords)).toBe("aide");
  });

  it.each(["aide", "un job près d’ici", "mon ami", "bonjour", "jobard aide", "le Gobi"])(
    "does not hear it in « %s » [VOICE-11]",
    (said) => {
      expect(afterKeyword(said, keywords)).toBeNull();
    },
  );

  it("leaves what was said after the first keyword, nothing after a bare one [VOICE-11]", () => {
    expect(afterKeyword("Jobami, voir mes Jobi", keywords)).toBe("voir mes jobi");
    expect(afterKeyword("Jobami", keywords)).toBe("");
    expect(afterKeyword("aide Jobi", keywords)).toBe("");
  });

  it("takes a keyword of several words, and ignores an empty one", () => {
    expect(afterKeyword("bonjour maison aide", ["Bonjour maison"])).toBe("aide");
    expect(afterKeyword("aide", [""])).toBeNull();
  });

  it.each([
    ["fobu aide", "Phœbus"],
    ["odipe aide", "Œdipe"],
    ["kiosk aide", "Quiosque"],
    ["l’eau des pins aide", "Lo des pins"],
  ])("hears « %s » for %s", (said, keyword) => {
    expect(afterKeyword(said, [keyword])).toBe("aide");
  });

  it.each([
    ["ajani aide", "Adjani"],
    ["maion aide", "Maison"],
    ["j aide", "Jé"],
    ["j o b a m i aide", "Jobami"],
  ])("does not take « %s » for %s", (said, keyword) => {
    expect(afterKeyword(said, [keyword])).toBeNull();
  });
});

describe("the readings of one sentence", () => {
  const help = command("help", "aide");
  it("takes the first that is a command", () => {
    expect(understand(["Jobami et de", "Jobami aide"], [help], keywords, true)).toEqual({
      hasKeyword: true,
      sentence: "aide",
      command: help,
    });
  });

  it("leaves out those without the keyword while it is waited for", () => {
    expect(understand(["aide"], [help], keywords, true)).toEqual({
      hasKeyword: false,
      sentence: "",
      command: null,
    });
    expect(understand(["aide"], [help], keywords, false).command).toBe(help);
    expect(understand(["il pleut", "Jobami il pleut"], [help], keywords, true)).toEqual({
      hasKeyword: true,
      sentence: "il pleut",
      command: null,
    });
  });

  it("needs no keyword after a press, and forgives one", () => {
    expect(understand(["Jobami aide"], [help], keywords, false)).toMatchObject({
      sentence: "aide",
      command: help,
    });
    expect(understand([], [help], keywords, false)).toEqual({
      hasKeyword: false,
      sentence: "",
      command: null,
    });
  });
});

describe("the list of commands", () => {
  const all = voiceCommands.flatMap(({ id, phrases }) => phrases.map((phrase) => [phrase, id] as const));

  test.each(all)("« %s » asks for %s", (phrase, id) => {
    expect(matchCommand(phrase, voiceCommands)?.id).toBe(id);
    expect(matchCommand(phrase.toUpperCase(), voiceCommands)?.id).toBe(id);
  });

  it("has every kind and no name twice", () => {
    expect([...new Set(voiceCommands.map(({ group }) => group))]).toEqual([
      "navigation",
      "reading",
      "scrolling",
      "lists",
      "forms",
      "help",
      "stop",
    ]);
    expect(new Set(voiceCommands.map(({ id }) => id)).size).toBe(voiceCommands.length);
  });

  it("offers a page only when it is there, whatever its query", () => {
    const offered = offeredCommands((path) => path === "/dashboard/missions");
    expect(offered.filter(({ to }) => to !== undefined).map(({ id }) => id)).toEqual([
      "go.missions",
      "go.own-missions",
    ]);
    expect(offered.some(({ id }) => id === "help")).toBe(true);
  });
});
