import UFuzzy from "@leeoniya/ufuzzy";

/** One letter of a word may be wrong, missing, too many or in its neighbour’s place. */
const matcher = new UFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });

/** Those of some things whose words are meant by what was typed, best first; all of them for nothing. Accents, case and one mistake a word are forgiven. */
export function findByWords<Thing>(
  things: readonly Thing[],
  wordsOf: (thing: Thing) => string,
  typed: string,
): readonly Thing[] {
  if (typed.trim() === "") return things;
  const haystack = UFuzzy.latinize(things.map(wordsOf));
  const [found, info, order] = matcher.search(haystack, UFuzzy.latinize([typed])[0] ?? "", 1);
  if (found === null) return [];
  const best = order === null ? found : order.map((at) => info.idx[at] ?? -1);
  return best.flatMap((at) => things[at] ?? []);
}
