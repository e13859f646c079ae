/** Letters typed within this time of each other are one word, in ms. */
const pause = 1_000;

/** Text without accents, ligatures and capitals, as it is typed in haste. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("’", "'");
}

/**
 * The item that begins with what was typed, looked for from where the focus is and round; -1 where there is none. One
 * letter, or the same again and again, goes on to the next that begins with it.
 */
export function foundByTyping(labels: readonly string[], typed: string, at: number): number {
  const all = plain(typed);
  const [letter = ""] = all;
  const isOneLetter = all === letter.repeat(all.length);
  const wanted = isOneLetter ? letter : all;
  const from = isOneLetter ? at + 1 : Math.max(at, 0);
  const order = labels.map((_, offset) => (from + offset) % labels.length);
  return order.find((index) => plain(labels[index] ?? "").startsWith(wanted)) ?? -1;
}

/** Takes the keys of someone who searches for an item, with their times in ms: answers the word so far, or nothing for a key that is no letter. */
export type Typing = (key: string, time: number) => string | undefined;

/** Remembers the letters of one word; a space belongs to it only inside. */
export function createTyping(): Typing {
  let word = "";
  let last = Number.NEGATIVE_INFINITY;
  return (key, time) => {
    if (time - last >= pause) word = "";
    if (key.length !== 1 || (key === " " && word === "")) return undefined;
    word += key;
    last = time;
    return word;
  };
}
