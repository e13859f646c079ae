const tints = ["sapin", "mirabelle", "mandarine", "ciel"] as const;

/** First letters of the first and last part of a name: « Jean-Marc de La Tour » gives JT; « ? » without letters. */
export function initialsOf(name: string): string {
  const text = name.match(/\p{L}[\p{L}\p{M}’'.-]*/gu) ?? [];
  const first = text.at(0);
  const last = text.length > 1 ? text.at(-1) : undefined;
  return (
    [first, last]
      .map((word) => [...(word ?? "")][0] ?? "")
      .join("")
      .toLocaleUpperCase("fr") || "?"
  );
}

/** The tint of a person, by their id or name: always the same for the same one. */
export function tintOf(id: string): (typeof tints)[number] {
  let sum = 0;
  for (const char of id) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973;
  return tints[sum % tints.length] ?? "sapin";
}
