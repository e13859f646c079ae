/** How French sounds are folded: spellings that are heard alike become one. In order; the word has no accents. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/[^a-z0-9]/g, ""],
  [/ph/g, "f"],
  [/(?:t|ss|s)ion/g, "sion"],
  [/sc(?=[eiy])/g, "s"],
  [/c(?=[eiy])/g, "s"],
  [/qu?|ck|c(?!h)/g, "k"],
  [/gu(?=[eiy])/g, "g"],
  [/ge(?=[ao])|g(?=[eiy])/g, "j"],
  [/y/g, "i"],
  [/z/g, "s"],
  [/(?<!c)h/g, ""],
  [/eau|au/g, "o"],
  [/[ea]in|[aeiou]un/g, "in"],
  [/[ae]i/g, "e"],
  [/eu/g, "e"],
  [/e[nm](?=[bcdfgjklpqrstvz])/g, "an"],
  [/m(?=[bp])/g, "n"],
  [/(.)\1+/g, "$1"],
  [/(?<=...)(?:er|ez|et|ent|e|s|t|d|x)$/g, ""],
  [/(?<=...)(?:e|s|t)$/g, ""],
];

/** A word as it is heard, roughly: `plombié` and `plombier` are the same. */
function heard(plainWord: string): string {
  return sounds.reduce((word, [spelling, sound]) => word.replace(spelling, sound), plainWord);
}

/** Letters forgotten, added, changed or exchanged with their neighbour between two terms; `most + 1` for more than `most`. */
export function lettersApart(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isExchanged ? (before[column - 2] ?? 0) + 1 : most + 1,
        ),
      );
    }
    if (Math.min(...next) > most) return most + 1;
    before = last;
    last = next;
  }
  return last[other.length] ?? most + 1;
}

/** How many letters of a word may be wrong, by its length. */
function mostWrong(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** At most so many terms are taken for what was meant by one, and so many of a text are looked at. */
const mostNear = 3;
const maxTerms = 12;

/**
 * Knows the terms of an index and states which of them a typed word may mean: those that are heard alike before those
 * that differ by a letter or two. Nothing for terms that are known, or that begin one that is.
 */
export function createNearTerms(
  plain: (word: string) => string,
  terms: Iterable<string>,
): (typed: readonly string[]) => string[] {
  const known = [...new Set([...terms].map(plain))].filter((word) => word.length >= 3);
  const isKnown = new Set(known);
  const byEar = known.map((word) => ({ word, sound: heard(word) }));

  function nearTo(typed: string): string[] {
    if (typed.length < 4 || isKnown.has(typed) || known.some((word) => word.startsWith(typed))) return [];
    const sound = heard(typed);
    const most = mostWrong(typed.length);
    const near = byEar.flatMap((one) => {
      const letters = lettersApart(typed, one.word, most);
      // As far by ear as by letters: what is heard alike is nearer than anything a letter away.
      const ear = one.sound === sound ? 0.5 : lettersApart(sound, one.sound, 1) + 0.5;
      const apart = Math.min(letters, ear > mostWrong(sound.length) + 0.5 ? most + 1 : ear);
      return apart > most ? [] : [{ word: one.word, apart, letters }];
    });
    near.sort((a, b) => a.apart - b.apart || a.letters - b.letters);
    const least = near[0]?.apart ?? 0;
    return near
      .filter(({ apart }) => apart - least < 1)
      .slice(0, mostNear)
      .map(({ word }) => word);
  }
  return (typed) => typed.slice(0, maxTerms).flatMap((word) => nearTo(plain(word)));
}
