import { plainTokens } from "./voice.tokens.ts";

/** What cannot be undone, or has consequences for others: the verbs of buttons that are pressed only once their person has agreed. */
const grave = new Set(
  plainTokens(
    "accepter payer supprimer effacer refuser bloquer débloquer retirer résilier désactiver rembourser suspendre renoncer acheter abonner " +
      "désabonner clôturer bannir sanctionner signer révoquer réinitialiser décliner confirmer quitter exclure réserver commander verser virer",
  ),
);
/** These close a question where they stand alone; with what they are done to they are grave. */
const closing = new Set(["annuler", "terminer", "fermer"]);

/** Whether what has this accessible name is pressed by voice only once its person has agreed. */
export function isGrave(name: string): boolean {
  const [first = "", second = ""] = plainTokens(name);
  if (closing.has(first)) return second !== "";
  return grave.has(first) || (first.length <= 2 && grave.has(second));
}
