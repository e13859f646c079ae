import { stemmer } from "@orama/stemmers/french";
import { folded, foldedTerms } from "../http/folded.ts";

/** Terms that state that something is needed, not what. */
const stopTerms = new Set(
  "a ai au aux avec avoir besoin ce cette changer chercher cherche chez d dans de des du elle en est et etre faire fait faut il ils j je l la le les leur lui ma me mes moi mon n ne nos notre nous on ou par pas petit petite pour pouvoir pourrait que quelqu quelque qui quoi recherche s sa se ses si son sur ta te tes ton toute tout tous trouver un une urgent venir vos votre vous voudrais veux y".split(
    " ",
  ),
);

/** A folded word as it is compared: its stem; nothing for a word that states nothing. */
function termOf(word: string): string | null {
  return word === "" || stopTerms.has(word) ? null : folded(stemmer(word));
}

/** How an index of French texts is read and asked: by stems, without accents, forgiving about beginnings and letters. */
export const frenchSearch = {
  tokenize: foldedTerms,
  processTerm: termOf,
  searchOptions: {
    // From three letters on a word may be begun only, from five on have a letter wrong.
    prefix: (term: string) => term.length >= 3,
    fuzzy: (term: string) => (term.length >= 5 ? 0.2 : false),
    weights: { fuzzy: 0.3, prefix: 0.5 },
  },
};
