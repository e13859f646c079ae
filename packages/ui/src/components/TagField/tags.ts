const foldedTag = (tag: string) => tag.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase("fr");

/** Why text did not become a tag. */
export type TagRefusal = "double" | "full" | "long";

/** The tags after typing or pasting: commas, semicolons and line ends part them; doubles (whatever their accents) stay out. */
export function withTags(
  tags: readonly string[],
  typed: string,
  {
    max = Number.POSITIVE_INFINITY,
    maxLength = Number.POSITIVE_INFINITY,
  }: { max?: number; maxLength?: number } = {},
): { tags: string[]; refused: { tag: string; why: TagRefusal }[] } {
  const next = [...tags];
  const refused: { tag: string; why: TagRefusal }[] = [];
  for (const part of typed.split(/[,;\n]/)) {
    const tag = part.trim().replace(/\s+/g, " ");
    if (tag === "") continue;
    if (next.some((other) => foldedTag(other) === foldedTag(tag))) refused.push({ tag, why: "double" });
    else if (tag.length > maxLength) refused.push({ tag, why: "long" });
    else if (next.length >= max) refused.push({ tag, why: "full" });
    else next.push(tag);
  }
  return { tags: next, refused };
}

/** True when what is typed holds something that parts tags. */
export function isParted(typed: string): boolean {
  return /[,;\n]/.test(typed);
}
