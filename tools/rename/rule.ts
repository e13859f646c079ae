/** Where a rule applies: globs of repository paths, `!` before one that is left out. */
type Where = string | readonly string[];

/** What an identifier is at its place: the name of a variable, type or function, or the key of a property. */
export type Role = "variable" | "property";

/** Parts of a file that the rules tell apart. */
export type Kind =
  | "identifier"
  | "string"
  | "title"
  | "template"
  | "jsx"
  | "comment"
  | "markdown"
  | "code"
  | "plain";

interface Common {
  /** A word without which the rule finds nothing, in small letters: where it is missing nothing is searched. */
  readonly holds?: string;
  /** Instead of the files of the set. */
  readonly in?: Where;
  /** Only in files whose text had this before the set. */
  readonly where?: RegExp;
  /** The new name stands in the same files already and means the same: no collision. */
  readonly meant?: boolean;
}

/** A whole identifier. `text`: also as a whole word of comments, titles and markdown. */
export interface IdentifierRule extends Common {
  readonly from: string;
  readonly to: string;
  readonly role?: Role;
  readonly text?: boolean;
  /** What must stand right before and right after the identifier. */
  readonly before?: RegExp;
  readonly after?: RegExp;
}

/** A part of a camel-case or underscored identifier: `Words` of `priceWordsOf`, not of `Passwords`. */
export interface PartRule extends Common {
  readonly part: string;
  readonly to: string;
  readonly role?: Role;
  readonly text?: boolean;
}

/** A string literal with exactly this content, such as a key in `Omit<Props, "words">`. */
export interface StringRule extends Common {
  readonly string: string;
  readonly to: string;
}

/** A file, by its path or a pattern of it; what imports or mentions it follows. */
export interface FileRule extends Common {
  readonly file: string | RegExp;
  readonly to: string;
}

/** Prose: an exact text between word bounds, where a space also stands for a line break, or a pattern. */
export interface PhraseRule extends Common {
  readonly phrase: string | RegExp;
  readonly to: string;
  /** Comments, test titles and markdown when left out. */
  readonly kinds?: readonly Kind[];
}

export type Rule = IdentifierRule | PartRule | StringRule | FileRule | PhraseRule;

/** An identifier that stays in some files. */
export interface Exception {
  readonly in: Where;
  readonly token: string;
}

/** The rules of one file of `rules/`, in the order in which they apply. */
export interface RuleSet {
  readonly in: Where;
  readonly keep?: readonly Exception[];
  readonly rules: readonly Rule[];
}

const special = /[.+^$()|[\]\\]/;

function patternOf(glob: string): RegExp {
  let source = "";
  for (let at = 0; at < glob.length; at += 1) {
    const rest = glob.slice(at);
    const sign = rest.charAt(0);
    if (rest.startsWith("**/")) {
      source += "(?:.*/)?";
      at += 2;
    } else if (rest.startsWith("**")) {
      source += ".*";
      at += 1;
    } else if (sign === "*") source += "[^/]*";
    else if (sign === "{") source += "(?:";
    else if (sign === "}") source += ")";
    else if (sign === ",") source += "|";
    else source += special.test(sign) ? `\\${sign}` : sign;
  }
  return new RegExp(`^${source}$`);
}

const patterns = new Map<string, RegExp>();

function matches(glob: string, file: string): boolean {
  const pattern = patterns.get(glob) ?? patternOf(glob);
  patterns.set(glob, pattern);
  return pattern.test(file);
}

/** Whether the globs choose a file. */
export function isIn(where: Where, file: string): boolean {
  const globs = typeof where === "string" ? [where] : where;
  const taken = globs.filter((glob) => !glob.startsWith("!"));
  const left = globs.filter((glob) => glob.startsWith("!")).map((glob) => glob.slice(1));
  return (
    (taken.length === 0 || taken.some((glob) => matches(glob, file))) &&
    !left.some((glob) => matches(glob, file))
  );
}
