const sameWords = (words: string) => words.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase("fr");

/** Why words did not become a tag. */
export type TagRefusal = "double" | "full" | "long";

/** The tags after typing or pasting: commas, semicolons and line ends part them; doubles (whatever their accents) stay out. */
export function withTags(
  tags: readonly string[],
  typed: string,
  {
    max = Number.POSITIVE_INFINITY,
    maxLength = Number.POSITIVE_INFINITY,
  }: { max?: number; maxLength?: number } = {},
): { tags: string[]; refused: { words: string; why: TagRefusal }[] } {
  const next = [...tags];
  const refused: { words: string; why: TagRefusal }[] = [];
  for (const part of typed.split(/[,;\n]/)) {
    const words = part.trim().replace(/\s+/g, " ");
    if (words === "") continue;
    if (next.some((tag) => sameWords(tag) === sameWords(words))) refused.push({ words, why: "double" });
    else if (words.length > maxLength) refused.push({ words, why: "long" });
    else if (next.length >= max) refused.push({ words, why: "full" });
    else next.push(words);
  }
  return { tags: next, refused };
}

/** True when what is typed holds something that parts tags. */
export function isParted(typed: string): boolean {
  return /[,;\n]/.test(typed);
}
