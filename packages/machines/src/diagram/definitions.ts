/** A named guard or delay as its code states it, with the requirements that the code around it names. */
export interface Definition {
  name: string;
  /** Its code, on one line. */
  text: string;
  /** Requirement ids (`REG-07`) beside it or beside the constants it uses. */
  sources: readonly string[];
}

const ID = /\b[A-Z]{2,6}\d?-\d{2,3}\b/g;

/** The code with its strings and comments blanked, letter for letter, so that only its own brackets and commas are left. */
function bare(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|(["'`])(?:\\.|(?!\1)[^\\])*\1/g, (text) =>
    " ".repeat(text.length),
  );
}

/** The entries of the first `kind: { … }` of a source, each with the comment above it. */
function entriesOf(source: string, kind: "guards" | "delays"): string[] {
  const code = bare(source);
  const start = new RegExp(`\\b${kind}: \\{`).exec(code);
  if (start === null) return [];
  let depth = 1;
  let from = start.index + start[0].length;
  const entries: string[] = [];
  for (let at = from; depth > 0 && at < code.length; at += 1) {
    const sign = code[at] ?? "";
    if ("{[(".includes(sign)) depth += 1;
    if ("}])".includes(sign)) depth -= 1;
    if (depth > 1 || (depth === 1 && sign !== ",")) continue;
    entries.push(source.slice(from, at));
    from = at + 1;
  }
  return entries.filter((text) => text.trim() !== "");
}

/** The requirement ids in the docstring of a constant that is declared in one of the sources. */
function sourcesOfConstant(sources: readonly string[], name: string): string[] {
  const declared = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*(?:export )?const ${name}\\b`);
  return sources.flatMap((source) => [...(declared.exec(source)?.[1] ?? "").matchAll(ID)].map(([id]) => id));
}

/** The guards or delays that the sources of a machine's folder define, in their order. */
export function definitionsIn(sources: readonly string[], kind: "guards" | "delays"): Definition[] {
  return sources
    .flatMap((source) => entriesOf(source, kind))
    .flatMap((entry) => {
      const code = entry
        .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, "")
        .replace(/\s+/g, " ")
        .trim();
      const name = /^[\w$]+/.exec(code)?.[0];
      if (name === undefined) return [];
      const used = new Set(code.match(/\b[A-Za-z_$][\w$]*\b/g));
      const ids = [
        ...[...entry.matchAll(ID)].map(([id]) => id),
        ...[...used].flatMap((word) => sourcesOfConstant(sources, word)),
      ];
      return [{ name, text: code.replace(/^[\w$]+:\s*/, ""), sources: [...new Set(ids)] }];
    });
}

/** The durations that the sources give a name (`cooldownMs`), with their text and requirements. */
export function durationsIn(sources: readonly string[]): Definition[] {
  return sources.flatMap((source) =>
    [...source.matchAll(/(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?(?:export )?const (\w+Ms) = ([^;]+);/g)].map(
      ([, states = "", name = "", text = ""]) => ({
        name,
        text: text.replace(/\s+/g, " "),
        sources: [...states.matchAll(ID)].map(([id]) => id),
      }),
    ),
  );
}
