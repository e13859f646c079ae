/** Each way through the « {one,another} » of a phrase, in order. */
function expand(phrase: string): string[] {
  const choice = /\{([^{}]*)\}/.exec(phrase);
  if (choice === null) return [phrase.replace(/ +/g, " ").trim()];
  return (choice[1] ?? "").split(",").flatMap((one) => expand(phrase.replace(choice[0], one)));
}

/** The phrases of a list « {one,another} phrase | one more », each once. */
export function phrasesIn(list: string): readonly string[] {
  return [...new Set(list.split(" | ").flatMap(expand))];
}

/** A phrase as it is compared: lower case, without accents, punctuation or doubled spaces [VOICE-18]. */
export function plainTokens(phrase: string): string[] {
  return phrase
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word !== "");
}

/** A word without the mark of its plural; short tokens keep their last letter (« lis », « bas »). */
export function singular(word: string): string {
  return word.length > 3 ? word.replace(/[sx]$/, "") : word;
}

const sameSound: readonly [pattern: RegExp, sound: string][] = [
  [/eau|au/g, "o"],
  [/oe/g, "o"],
  [/ph/g, "f"],
  [/s?ch/g, "ç"],
  [/h/g, ""],
  [/^dj/g, "j"],
  [/ge(?=[ao])/g, "j"],
  [/qu|[ckq]/g, "k"],
  [/y/g, "i"],
  [/(.)\1+/g, "$1"],
];

/** How a word sounds to a French ear, roughly: endings that are not heard are gone. */
function sound(word: string): string {
  const heard = sameSound.reduce((text, [pattern, sounds]) => text.replace(pattern, sounds), word);
  return heard.replace(/(?<=.{2})(es|ent|e|s|x|t|d)$/, "");
}

/** What an engine mistakes for one another in a name that it does not know: « Chobami », « Jopami », « Jobani ». */
const mistaken: readonly [pattern: RegExp, sound: string][] = [
  [/^(?:ç|z|i(?=o))/, "j"],
  [/p/g, "b"],
  [/n/g, "m"],
];
/** A shorter name would be heard in ordinary speech: Jobi in « chopine ». */
const longName = 6;

function soundOf(tokens: readonly string[]): string {
  const heard = tokens
    .map(sound)
    .join("")
    .replace(/(.)\1+/g, "$1");
  if (heard.length < longName) return heard;
  return mistaken.reduce((text, [pattern, sounds]) => text.replace(pattern, sounds), heard);
}

/** As many spoken tokens as a keyword is ever written with by a speech engine (« job à mi »). */
const longestKeyword = 4;

/**
 * What was spoken before and after a keyword; null when none was spoken. Speech engines write a name as they hear it (« job ami », « jobs
 * amis », « Joe Bami », « jobby »): tokens are put together until they sound like the keyword [VOICE-11].
 */
export function aroundKeyword(
  phrase: string,
  keywords: readonly string[],
): { before: string; after: string } | null {
  const tokens = plainTokens(phrase);
  const sounds = keywords.map((keyword) => soundOf(plainTokens(keyword)));
  for (let start = 0; start < tokens.length; start += 1)
    for (let count = longestKeyword; count > 0; count -= 1)
      if (sounds.includes(soundOf(tokens.slice(start, start + count))))
        return { before: tokens.slice(0, start).join(" "), after: tokens.slice(start + count).join(" ") };
  return null;
}

/** What was spoken after a keyword; null when none was spoken [VOICE-11]. */
export function afterKeyword(phrase: string, keywords: readonly string[]): string | null {
  return aroundKeyword(phrase, keywords)?.after ?? null;
}
