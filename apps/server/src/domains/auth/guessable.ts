import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import type { Config } from "../../config.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Account } from "../users/users.domain.ts";

/** What a password is held against: where it was typed, and what others know of the person and the product. */
export interface PasswordChoice {
  /** The field of the call that it stands in. */
  path: "password" | "newPassword";
  password: string;
  known: readonly string[];
}

/** Guesses that a person who tries at the sign-in can make: a million, as its authors hold too few (« somewhat guessable »). */
const fewestGuesses = 1e6;
/** What is made of a name, an address or the product’s own terms is tried first: a hundred times as many. */
const minKnownTerms = 1e8;
/** Beyond it a password is long enough, and looking at more of it would only take time. */
const lookedAt = 32;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** The estimator with the terms of every language and of French, read at its first use: the lists take some 40 MB. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, french] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-fr"),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...french.dictionary },
    graphs: common.adjacencyGraphs,
  });
}

/** Whether a password would be found by trying common ones, or what is known of the person and the product (ASVS 6.2.4, 6.2.11). */
export async function isGuessable({ password, known }: Omit<PasswordChoice, "path">): Promise<boolean> {
  estimator ??= load();
  const terms = known.flatMap((word) => [word, ...word.split(/[^\p{L}\p{Nd}]+/u)]);
  const { guesses, sequence } = (await estimator).check(
    password.normalize("NFC").slice(0, lookedAt),
    terms.filter((word) => word.length > 2),
  );
  const isOfKnownTerms = sequence.some((part) => part.dictionaryName === "userInputs");
  return guesses < (isOfKnownTerms ? minKnownTerms : fewestGuesses);
}

/** What others know of a person, and the name that stands over the page. */
export const knownOf = (
  { brand }: Pick<Config, "brand">,
  { email, prenom, nom }: Pick<Account, "email" | "prenom" | "nom">,
): string[] => [brand.name, email, prenom, nom];

/** Throws VALIDATION_FAILED for a password that would be guessed. */
export async function refuseGuessable({ path, ...choice }: PasswordChoice): Promise<void> {
  if (!(await isGuessable(choice))) return;
  const message =
    "Ce mot de passe se devine vite\u00a0: il est courant, ou fait de votre nom. Mettez côte à côte plusieurs mots sans rapport.";
  throw new DomainError("VALIDATION_FAILED", undefined, [{ path, code: "CUSTOM", message }]);
}
