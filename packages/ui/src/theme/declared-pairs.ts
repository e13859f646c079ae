import { type ContrastPair, promisedPairs } from "./contrast-pairs.ts";

/** A pair, and which components draw it. */
export interface DrawnPair extends ContrastPair {
  by: string[];
}

type StyleModules = Readonly<Record<string, { contrast?: ContrastPair[] }>>;

function ownerOf(path: string): string {
  return path.split("/").at(-1)?.replace(".css.ts", "") ?? path;
}

/** Every declared pair once, whoever declares it; those that the theme promises belong to « theme ». */
export function drawnPairs(modules: StyleModules): DrawnPair[] {
  const pairs = new Map<string, DrawnPair>();
  const declared: [string, readonly ContrastPair[]][] = [
    ["theme", promisedPairs],
    ...Object.entries(modules).map(([path, { contrast }]): [string, ContrastPair[]] => [
      ownerOf(path),
      contrast ?? [],
    ]),
  ];
  for (const [owner, list] of declared)
    for (const { kind, front, back } of list) {
      const key = `${kind} ${front} ${back}`;
      const known = pairs.get(key) ?? { kind, front, back, by: [] };
      if (!known.by.includes(owner)) known.by.push(owner);
      pairs.set(key, known);
    }
  return [...pairs.values()];
}
