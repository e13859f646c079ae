import { describe, expect, it, test } from "vitest";
import { sampleCommands } from "./voice.fixture.ts";
import { matchCommand, understand } from "./voice.match.ts";
import { afterKeyword, phrasesIn, plainTokens } from "./voice.tokens.ts";
import type { VoiceCommand } from "./voice.types.ts";

const command = (id: string, ...phrases: string[]): VoiceCommand => ({ id, group: "help", phrases });
const matched = (sentence: string, ...commands: VoiceCommand[]) => matchCommand(sentence, commands)?.id;
const keywords = ["Jobami", "Jobi"];

describe("what is spoken and what is written are compared", () => {
  it.each([
    ["Paramètres", "parametres"],
    ["PARAMETRES", "paramètres"],
    ["Œuvre", "oeuvre"],
    ["page d'accueil", "Page d’accueil !"],
    ["  rendez-vous ", "rendez vous"],
  ])("without regard to accents, case and punctuation: %s, %s [VOICE-18]", (spoken, written) => {
    expect(plainTokens(spoken)).toEqual(plainTokens(written));
    expect(matched(spoken, command("it", written))).toBe("it");
  });

  it.each([
    ["voir les mission", "voir les missions", "it"],
    ["mes missions", "mes mission", "it"],
    ["nouveaux jeux", "nouveau jeu", "it"],
    ["jeux", "jeu", "it"],
    ["bas", "ba", undefined],
    ["lis", "li", undefined],
  ])("with an optional plural: « %s » for « %s » [VOICE-18]", (spoken, written, expected) => {
    expect(matched(spoken, command("it", written))).toBe(expected);
  });
});

describe("what is spoken to a person who sees what is meant", () => {
  it.each([
    ["descends de là tout de suite", "descendre"],
    ["ajoute-le à la liste", "ajouter"],
    ["mets-la dans la liste", "liste"],
    ["compte sur moi", "comptes"],
    ["reviens vite", "revenir"],
    ["revenez ici", "revenir"],
    ["retourne-toi", "retourner"],
    ["descends là", "descendre"],
    ["j’ai une proposition à te faire", "j’ai une proposition"],
  ])("is no command: « %s » beside « %s »", (spoken, written) => {
    expect(matched(spoken, { ...command("it", written), group: "navigation" })).toBeUndefined();
    expect(matched(written, { ...command("it", written), group: "navigation" })).toBe("it");
  });

  it("« montre-moi » is no page of « affichage », which is asked for by its own name", () => {
    const display = { ...command("it", "affichage"), group: "navigation", to: "/affichage" } as const;
    expect(matched("montre-moi", display)).toBeUndefined();
    expect(matched("montre un peu", display)).toBeUndefined();
    expect(matched("affichage", display)).toBe("it");
  });

  it("« dis-moi tout » is not « ce qu’on dit de moi », which is asked for whole", () => {
    const reviews = { ...command("it", "ce qu’on dit de moi"), group: "navigation" } as const;
    expect(matched("dis-moi tout", reviews)).toBeUndefined();
    expect(matched("montre ce qu’on dit de moi", reviews)).toBe("it");
  });

  it("« mois » is no « moi » of many, which changes nothing", () => {
    expect(matched("au début du mois", command("it", "au début"))).toBeUndefined();
    expect(matched("au début pour moi", command("it", "au début"))).toBe("it");
  });

  it("« bon anniversaire » asks for no page, « bon, les anniversaires » does", () => {
    const birthdays = command("it", "anniversaires");
    expect(matched("bon anniversaire", birthdays)).toBeUndefined();
    expect(matched("bon les anniversaires", birthdays)).toBe("it");
  });
});

describe("when a command is accepted", () => {
  it("takes an exact phrase, also of short tokens only [VOICE-19]", () => {
    expect(matched("où", command("it", "où"))).toBe("it");
    expect(matched("va là", command("it", "va là"))).toBe("it");
    expect(matched("va là bas", command("it", "va là"))).toBeUndefined();
  });

  const four = command("it", "publier rapidement nouvelle mission");
  it("takes 3 of 4 significant tokens, not 2 [VOICE-19]", () => {
    expect(matched("publier une nouvelle mission", four)).toBe("it");
    expect(matched("publier la mission", four)).toBeUndefined();
  });

  it("takes 2 of 2, not 1; and all of 3, for 2 are but 67 % [VOICE-19]", () => {
    expect(matched("je veux voir toutes mes missions", command("it", "voir missions"))).toBe("it");
    expect(matched("voir", command("it", "voir missions"))).toBeUndefined();
    expect(matched("voir missions", command("it", "voir missions ouvertes"))).toBeUndefined();
  });

  it("counts tokens longer than 2 characters only [VOICE-19]", () => {
    expect(matched("page", command("it", "la page de la"))).toBe("it");
    expect(matched("la de", command("it", "la page de"))).toBeUndefined();
    expect(matched("lis une page", command("it", "lis la page"))).toBe("it");
    expect(matched("une page", command("it", "lis la page"))).toBeUndefined();
  });

  it("prefers the exact phrase, then the larger share, then the more tokens", () => {
    const open = command("open", "voir les missions");
    const own = command("own", "voir mes missions");
    expect(matched("voir mes missions", open, own)).toBe("own");
    expect(matched("toutes mes missions à voir", open, own)).toBe("own");
    expect(matched("publier nouvelle mission vite", four, command("all", "publier nouvelle mission"))).toBe(
      "all",
    );
  });

  it("distinguishes two commands that differ only by number by the tokens as they were spoken", () => {
    const [title, headings] = [command("title", "le titre"), command("headings", "les titres")];
    for (const commands of [
      [title, headings],
      [headings, title],
    ]) {
      expect(matched("donne-moi le titre", ...commands)).toBe("title");
      expect(matched("donne-moi les titres", ...commands)).toBe("headings");
    }
  });

  it("keeps the first of two that are as near, and the larger share whatever comes later", () => {
    const [one, two] = [command("one", "aide"), command("two", "l’aide")];
    expect(matched("ouvre l’aide", two, one)).toBe("two");
    expect(matched("ouvre aide", one, two)).toBe("one");
    expect(matched("ouvre aide", two, one)).toBe("two");
    const all = command("all", "publier nouvelle mission");
    expect(matched("publier nouvelle mission vite", all, four)).toBe("all");
    expect(matched("je veux voir missions", command("short", "va là"), command("it", "voir missions"))).toBe(
      "it",
    );
  });

  it.each([
    ["je cherche une aide ménagère", "aide"],
    ["voir et publier mission", "voir mission"],
    ["voir les missions de demain matin", "voir les missions"],
    ["ne publier pas la mission", "publier mission"],
    ["aide aux devoirs", "aide"],
    ["est-ce que tu peux ouvrir", "ouvrir ce que tu peux faire"],
    ["je suis là", "je suis où"],
    ["commence à lire", "recommencer à lire"],
  ])("takes no sentence with a word that nothing accounts for: « %s » is not « %s »", (spoken, phrase) => {
    expect(matched(spoken, command("it", phrase))).toBeUndefined();
  });

  it.each([
    "recharge la page",
    "rechargez la page",
    "rechargé la page",
    "je veux recharger la page",
    "je voudrais bien recharger la page s’il vous plaît",
    "est-ce que tu peux recharger la page",
    "euh alors recharge la page maintenant",
    "Bonjour, pourriez-vous recharger cette page ? Merci.",
    "tu ne pourrais pas recharger la page",
    "il faudrait que tu recharges la page",
    "serait-il possible de recharger la page",
    "est-ce que ça te dérange de recharger la page",
    "montre-moi comment recharger la page",
    "je n’arrive pas à recharger la page",
    "du coup recharge la page si tu veux bien",
    "on recharge la page",
    "j’aimerais savoir comment on recharge la page",
    "tu me recharges la page",
  ])("takes a verb in each of its forms, and the forms of courtesy around it: « %s »", (spoken) => {
    expect(matched(spoken, command("it", "recharger la page"))).toBe("it");
  });

  it.each([
    "quels sont les boutons",
    "quels boutons sont là",
    "les boutons sont où",
    "où se trouvent les boutons",
    "c’est quoi les boutons",
    "il y a quoi comme boutons",
    "j’ai quels boutons",
    "est-ce que j’ai des boutons",
    "vous avez des boutons",
    "fais-moi la liste des boutons",
    "je cherche les boutons",
  ])("takes what a question is about for what is asked for: « %s »", (spoken) => {
    const list: VoiceCommand = { id: "it", group: "lists", phrases: ["boutons", "quels boutons"] };
    expect(matchCommand(spoken, [list])?.id).toBe("it");
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
    "job hami aide",
    "jobhami aide",
    "joba mie aide",
    "Jobamy aide",
    "Chobami aide",
    "Schobami aide",
    "Zobami aide",
    "Yobami aide",
    "Jopami aide",
    "Jobani aide",
    "jaubi aide",
  ])("hears it in « %s » [VOICE-11]", (spoken) => {
    expect(afterKeyword(spoken, keywords)).toBe("aide");
  });

  it.each([
    "aide",
    "un job près d’ici",
    "mon ami",
    "bonjour",
    "jobard aide",
    "le Gobi",
    "une chopine",
    "zombie",
    "jamais",
    "japonais",
  ])("does not hear it in « %s » [VOICE-11]", (spoken) => {
    expect(afterKeyword(spoken, keywords)).toBeNull();
  });

  it("leaves what was spoken after the first keyword, nothing after a bare one [VOICE-11]", () => {
    expect(afterKeyword("Jobami, voir mes Jobi", keywords)).toBe("voir mes jobi");
    expect(afterKeyword("Jobami", keywords)).toBe("");
    expect(afterKeyword("aide Jobi", keywords)).toBe("");
  });

  it("takes a keyword of several tokens, and ignores an empty one", () => {
    expect(afterKeyword("bonjour maison aide", ["Bonjour maison"])).toBe("aide");
    expect(afterKeyword("aide", [""])).toBeNull();
  });

  it.each([
    ["fobu aide", "Phœbus"],
    ["odipe aide", "Œdipe"],
    ["kiosk aide", "Quiosque"],
    ["l’eau des pins aide", "Lo des pins"],
  ])("hears « %s » for %s", (spoken, keyword) => {
    expect(afterKeyword(spoken, [keyword])).toBe("aide");
  });

  it.each([
    ["ajani aide", "Adjani"],
    ["maion aide", "Maison"],
    ["j aide", "Jé"],
    ["j o b a m i aide", "Jobami"],
  ])("does not take « %s » for %s", (spoken, keyword) => {
    expect(afterKeyword(spoken, [keyword])).toBeNull();
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

describe("a name of the product within a command", () => {
  const solde = command("jobi", "mes Jobi", "solde de Jobi");
  const spoken = (sentence: string) => understand([sentence], [solde], keywords, false);

  it.each(["mes Jobi", "solde de Jobi", "affiche mes Jobi", "Jobami, mes Jobi"])(
    "« %s » after a press is the command, not a keyword without one",
    (sentence) => {
      expect(spoken(sentence).command).toBe(solde);
    },
  );

  it("what stands before it is not lost: it is no command, and no keyword alone", () => {
    expect(spoken("combien coûtent Jobi")).toEqual({
      hasKeyword: true,
      sentence: "combien coutent",
      command: null,
    });
    expect(spoken("Jobi")).toEqual({ hasKeyword: true, sentence: "", command: null });
  });

  it("« recharge mes Jobi » does not ask to load the page again", () => {
    const reload = command("reload", "recharger");
    const taken = (sentence: string) => understand([sentence], [solde, reload], keywords, false).command?.id;
    expect(taken("recharge Jobami")).toBe("reload");
    for (const sentence of [
      "recharge mes Jobi",
      "recharger des Jobi",
      "recharge les Jobi",
      "recharge mon Jobi",
    ])
      expect(taken(sentence)).toBeUndefined();
  });

  it("while it is waited for, what comes after the first is the command", () => {
    expect(understand(["Jobami, affiche mes Jobi"], [solde], keywords, true).command).toBe(solde);
    expect(understand(["affiche mes Jobi"], [solde], keywords, true).sentence).toBe("");
  });
});

describe("the phrases of a list", () => {
  it("are composed of verbs and objects, each way once, in order", () => {
    expect(phrasesIn("{lire,écouter} {la page,le texte} | lire la page | {la,} pause")).toEqual([
      "lire la page",
      "lire le texte",
      "écouter la page",
      "écouter le texte",
      "la pause",
      "pause",
    ]);
  });
});

describe("the list of commands", () => {
  it.each(["clique sur le bouton", "appuie sur le bouton"])(
    "« %s » sends no form: which button is not named",
    (spoken) => {
      expect(matchCommand(spoken, sampleCommands)).toBeNull();
      expect(matchCommand(`${spoken} envoyer`, sampleCommands)?.id).toBe("form.submit");
    },
  );

  test.each(sampleCommands)("each phrase of $id asks for it, and for no other", ({ id, phrases }) => {
    const others = (spoken: string) => matchCommand(spoken, sampleCommands)?.id !== id;
    expect(phrases.filter((phrase) => others(phrase) || others(phrase.toUpperCase()))).toEqual([]);
  });

  it("has every kind and no name twice", () => {
    expect([...new Set(sampleCommands.map(({ group }) => group))].sort()).toEqual([
      "forms",
      "help",
      "here",
      "lists",
      "navigation",
      "reading",
      "scrolling",
      "stop",
    ]);
    expect(new Set(sampleCommands.map(({ id }) => id)).size).toBe(sampleCommands.length);
  });
});
