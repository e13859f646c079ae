import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Words of the project’s private English, as docs/glossary.md lists them with the terms that take their place. */
export const privateWords = [
  "words",
  "kept",
  "told",
  "said",
  "house",
  "somebody",
  "nobody",
  "floor",
  "world",
  "stage",
  "poses",
  "desk",
  "looks",
] as const;

type PrivateWord = (typeof privateWords)[number];

/** Files whose words are the project’s own: no lock, no picture, nothing generated, nor what quotes the code. */
const ownFiles = /\.(?:ts|tsx|mjs|md|mdx|sql|grit)$/;
const notOwn =
  /^(?:docs\/(?:licences|glossary|components|mutation)\.md|CHANGELOG\.md|tools\/(?:words|rename)\/)/;

/** `Math.floor`, and the CSS that has a word for it. */
const ofLanguages = /Math\.floor|break-word|wordspacing/gi;

const isPrivate = (part: string): part is PrivateWord => (privateWords as readonly string[]).includes(part);

/** How often each private word stands in a text, alone or as part of a name. */
export function countWords(text: string): Map<PrivateWord, number> {
  const counts = new Map<PrivateWord, number>();
  for (const [part] of text.replace(ofLanguages, "").matchAll(/[A-Z]?[a-z]+/g)) {
    const word = part.toLowerCase();
    if (isPrivate(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** How often each private word stands in the project’s files and their names. */
export function countAll(root: string): Record<PrivateWord, number> {
  const total = Object.fromEntries(privateWords.map((word) => [word, 0])) as Record<PrivateWord, number>;
  const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 }).split(
    "\n",
  );
  for (const file of files) {
    if (!ownFiles.test(file) || notOwn.test(file)) continue;
    for (const [word, count] of countWords(`${file}\n${readFileSync(join(root, file), "utf8")}`))
      total[word] += count;
  }
  return total;
}
