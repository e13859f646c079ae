/** What a change of the public API asks of the next version. */
export type Change = "breaking" | "added" | "none";

interface Line {
  /** The line with the entry and the type that it stands in. */
  path: string;
  /** That of what it stands in. */
  parent: string;
  isRequiredProp: boolean;
}

/** The lines of a written public API, each with what it stands in: entries, below them names, below types their props. */
function linesOf(api: string): Map<string, Line> {
  const lines = new Map<string, Line>();
  let [entry, name] = ["", ""];
  for (const text of api.split("\n").filter((line) => line !== "")) {
    const depth = /^ */.exec(text)?.[0].length ?? 0;
    if (depth === 0) entry = text;
    if (depth === 2) name = `${entry} > ${text.trim()}`;
    const parent = depth === 0 ? "" : depth === 2 ? entry : name;
    const path = depth === 0 ? text : `${parent} > ${text.trim()}`;
    lines.set(path, { path, parent, isRequiredProp: depth > 2 && !/^\s*\w+\?:/.test(text) });
  }
  return lines;
}

/** Compares two written public APIs: what went or reads otherwise breaks who used it, as does a new prop that must be given. */
export function changeOf(before: string, after: string): Change {
  const [was, is] = [linesOf(before), linesOf(after)];
  if ([...was.keys()].some((path) => !is.has(path))) return "breaking";
  const added = [...is.values()].filter(({ path }) => !was.has(path));
  if (added.some(({ parent, isRequiredProp }) => isRequiredProp && was.has(parent))) return "breaking";
  return added.length > 0 ? "added" : "none";
}

/** The next version by the rules of semver; before 1.0.0 the second number stands for what breaks. */
export function nextVersion(version: string, change: Change): string {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  if (major > 0 && change === "breaking") return `${major + 1}.0.0`;
  if ((major > 0 && change === "added") || (major === 0 && change === "breaking"))
    return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}
