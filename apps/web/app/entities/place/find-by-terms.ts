import { folded } from "@jobami/api/http/folded";
import UFuzzy from "@leeoniya/ufuzzy";

/** One letter of a word may be wrong, missing, too many or in its neighbour’s place. */
const matcher = new UFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });

/** Those of some things whose terms are meant by what was typed, best first; all of them for nothing. Accents, case and one mistake a word are forgiven. */
export function findByTerms<Thing>(
  things: readonly Thing[],
  textOf: (thing: Thing) => string,
  typed: string,
): readonly Thing[] {
  const wanted = folded(typed);
  if (wanted === "") return typed.trim() === "" ? things : [];
  const haystack = things.map((thing) => folded(textOf(thing)));
  const [found, info, order] = matcher.search(haystack, wanted, 1);
  if (found === null) return [];
  const best = order === null ? found : order.map((at) => info.idx[at] ?? -1);
  return best.flatMap((at) => things[at] ?? []);
}
