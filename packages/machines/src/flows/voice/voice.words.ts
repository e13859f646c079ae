/** A phrase as it is compared: lower case, without accents, punctuation or doubled spaces [VOICE-18]. */
export function plainWords(phrase: string): string[] {
  return phrase
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word !== "");
}

/** A word without the mark of its plural; short words keep their last letter (« lis », « bas »). */
export function singular(word: string): string {
  return word.length > 3 ? word.replace(/[sx]$/, "") : word;
}

const sameSound: readonly [pattern: RegExp, sound: string][] = [
  [/eau|au/g, "o"],
  [/oe/g, "o"],
  [/ph/g, "f"],
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

function soundOf(words: readonly string[]): string {
  return words
    .map(sound)
    .join("")
    .replace(/(.)\1+/g, "$1");
}

/** As many spoken words as a keyword is ever written with by a speech engine (« job à mi »). */
const longestKeyword = 4;

/**
 * What was said after a keyword; null when none was said. Speech engines write a name as they hear it (« job ami », « jobs
 * amis », « Joe Bami », « jobby »): words are put together until they sound like the keyword [VOICE-11].
 */
export function afterKeyword(phrase: string, keywords: readonly string[]): string | null {
  const words = plainWords(phrase);
  const sounds = keywords.map((keyword) => soundOf(plainWords(keyword)));
  for (let start = 0; start < words.length; start += 1)
    for (let count = longestKeyword; count > 0; count -= 1)
      if (sounds.includes(soundOf(words.slice(start, start + count))))
        return words.slice(start + count).join(" ");
  return null;
}
