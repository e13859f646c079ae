import { withoutCourtesy } from "./voice.courtesy.ts";
import { type FrameGroup, isFrame } from "./voice.frames.ts";
import { isContent, isLight, isSignificant, lemma } from "./voice.lexicon.ts";
import { afterKeyword, aroundKeyword, plainTokens } from "./voice.tokens.ts";
import type { VoiceCommand } from "./voice.types.ts";

/** The share of a phrase's significant tokens that must be spoken [VOICE-19]. */
export const neededShare = 0.75;

interface Phrase {
  tokens: readonly string[];
  lemmas: readonly string[];
  /** All lemmas in order, as one text. */
  text: string;
  /** The same without those that change nothing. */
  bare: string;
  known: ReadonlySet<string>;
  significant: readonly string[];
  /** The significant tokens without those that questions are asked with. */
  content: readonly string[];
  /** What must all be spoken, where it is about nothing that a sentence to a person is not: « ce qu’on dit de moi ». */
  whole: readonly string[];
}

/** How near a sentence is to a phrase; the earlier figure counts more. */
type Nearness = readonly [isExact: number, share: number, ownTokens: number, sameForms: number];

/** The phrases of a command, all and by each of their tokens. */
interface Phrases {
  all: readonly Phrase[];
  having: ReadonlyMap<string, readonly Phrase[]>;
}

const read = new WeakMap<VoiceCommand, Phrases>();

/** Alone, these are about nothing. */
const isThin = (word: string) => isLight(word) || word === "dire";

function phraseOf(phrase: string): Phrase {
  const tokens = plainTokens(phrase);
  const lemmas = tokens.map(lemma);
  const significant = [...new Set(tokens.filter(isSignificant).map(lemma))];
  const content = significant.filter(isContent);
  return {
    tokens,
    lemmas,
    text: lemmas.join(" "),
    bare: lemmas.filter((word) => !isLight(word)).join(" "),
    known: new Set(lemmas),
    significant,
    content,
    whole: content.every(isThin) ? lemmas.filter((word) => !isLight(word)) : [],
  };
}

function phrasesOf(command: VoiceCommand): Phrases {
  const known = read.get(command);
  if (known !== undefined) return known;
  const all = command.phrases.map(phraseOf);
  const having = new Map<string, Phrase[]>();
  for (const phrase of all)
    for (const word of phrase.known) {
      const others = having.get(word);
      if (others) others.push(phrase);
      else having.set(word, [phrase]);
    }
  const phrases = { all, having };
  read.set(command, phrases);
  return phrases;
}

const frameGroupOf = ({ closed, group }: VoiceCommand): FrameGroup =>
  closed === undefined ? group : "closed";

/** The tokens of a sentence that a phrase must have: those that neither stand beside phrases of its group nor change nothing. */
function ownTokens(spoken: Phrase, group: FrameGroup): readonly string[] {
  return spoken.lemmas.filter((word) => !isLight(word) && !isFrame(word, group));
}

function shareOf(tokens: readonly string[], present: readonly string[]): number {
  return tokens.length === 0 ? 0 : tokens.filter((word) => present.includes(word)).length / tokens.length;
}

/**
 * How near; null unless enough of the phrase was spoken and every other word of the sentence is accounted for [VOICE-19]. « Est-ce que
 * tu peux » is three quarters of « qu’est-ce que tu peux faire »: enough of what a phrase is about is needed as well, and something that
 * does not merely stand beside phrases: « tu m’écoutes » is no « écouter ce qu’il y a », and « montre-moi » is not the page of
 * « affichage ».
 */
function nearness(
  spoken: Phrase,
  needed: readonly string[],
  phrase: Phrase,
  group: FrameGroup,
  { to, named }: VoiceCommand,
): Nearness | null {
  const isExact = spoken.text === phrase.text;
  if (!isExact && !needed.every((word) => phrase.known.has(word))) return null;
  const { significant, content, whole } = phrase;
  if (!whole.every((word) => spoken.known.has(word))) return null;
  const present = significant.filter((word) => spoken.known.has(word));
  const share = shareOf(significant, present);
  if (!isExact && Math.min(share, shareOf(content, present)) < neededShare) return null;
  const own = present.filter((word) => !isFrame(word, group));
  const sameForms = phrase.tokens.filter((word) => spoken.tokens.includes(word));
  // « Publie » is no « Ajouter aux favoris », and « fais voir » no « Voir plus »: a verb that stands for a whole name is its own.
  const isVerbOfName = phrase.tokens.length === 1 && named !== undefined && /\s/.test(named);
  if (isVerbOfName && (own.length === 0 || sameForms.length === 0)) return null;
  if (own.length === 0 && (spoken.bare !== phrase.bare || (to !== undefined && sameForms.length === 0)))
    return null;
  return [Number(isExact), share, own.length, sameForms.length];
}

function isNearer(one: Nearness, other: Nearness): boolean {
  const differing = one.findIndex((figure, index) => figure !== other[index]);
  return differing !== -1 && (one[differing] ?? 0) > (other[differing] ?? 0);
}

function nearest(spoken: Phrase, commands: readonly VoiceCommand[]): VoiceCommand | null {
  let best: { command: VoiceCommand; near: Nearness } | null = null;
  for (const command of commands) {
    const group = frameGroupOf(command);
    const needed = ownTokens(spoken, group);
    const { all, having } = phrasesOf(command);
    for (const phrase of needed[0] === undefined ? all : (having.get(needed[0]) ?? [])) {
      const near = nearness(spoken, needed, phrase, group, command);
      if (near !== null && (best === null || isNearer(near, best.near))) best = { command, near };
    }
  }
  return best?.command ?? null;
}

/**
 * Who speaks of a place, a thing or themselves by a pronoun alone speaks to a person, as who has them come or do: « descends de là »,
 * « ajoute-le à la liste », « compte sur moi », « reviens ici », « j’ai une proposition à te faire ».
 */
const pointed = new RegExp(
  [
    "\\bde la$",
    "\\bl(?:e|a|es) (?:a|au|aux|dans)\\b",
    "(?<!avis )\\bsur (?:moi|toi|nous|vous)\\b",
    "\\breviens vite$",
    "\\b(?:(?:re)?v(?:iens|enez)|(?:re)?montez?|descend(?:s|ez)|(?:passe|retourne|avance|recule|montre)z?) (?:ici|la|toi|vous)$",
  ].join("|"),
);

/** Apart, for the two together are proved to be quick by nothing. */
const toBeDone = /\ba (?:te|vous) \w+(?:er|re|ir)$/;

/** The command that a whole sentence asks for; null when none accounts for all of its tokens [VOICE-18, VOICE-19]. */
export function matchCommand(sentence: string, commands: readonly VoiceCommand[]): VoiceCommand | null {
  for (const spoken of withoutCourtesy(plainTokens(sentence).join(" "))) {
    if (pointed.test(spoken) || toBeDone.test(spoken)) return null;
    const command = nearest(phraseOf(spoken), commands);
    if (command !== null) return command;
  }
  return null;
}

interface Understood {
  hasKeyword: boolean;
  sentence: string;
  command: VoiceCommand | null;
}

/** The ways to take one reading: a keyword may be a word of the command itself (« mes Jobi »), unless it is waited for. */
function waysToTake(spoken: string, keywords: readonly string[], needsKeyword: boolean): string[] {
  if (needsKeyword) {
    const rest = afterKeyword(spoken, keywords);
    return rest === null ? [] : [rest];
  }
  const parts = aroundKeyword(spoken, keywords);
  if (parts === null) return [spoken];
  // « Recharge mes Jobi »: what is counted is a word of the sentence, and calls no one.
  if (parts.after === "" && / (?:mes|des|les|mon)$/.test(parts.before)) return [spoken];
  return [spoken, parts.after || parts.before];
}

/** What a final result means: the first of its readings that has the keyword (when one is waited for) and a command. */
export function understand(
  alternatives: readonly string[],
  commands: readonly VoiceCommand[],
  keywords: readonly string[],
  needsKeyword: boolean,
): Understood {
  const readings = alternatives
    .map((spoken) => waysToTake(spoken, keywords, needsKeyword))
    .filter((ways) => ways.length > 0)
    .map((ways) => ways.map((sentence) => ({ sentence, command: matchCommand(sentence, commands) })));
  const chosen = readings.flat().find(({ command }) => command !== null) ?? readings[0]?.at(-1);
  return chosen === undefined
    ? { hasKeyword: false, sentence: "", command: null }
    : { hasKeyword: true, ...chosen };
}
