/** The longest statement that is passed on, in characters. */
const longest = 600;

/** A statement without a value that was written into it, and its first word. */
export function shapeOf(text: string): { verb: string; text: string } {
  const shape = text
    .replace(/'(?:[^']|'')*'/g, "?")
    .replace(/\$?\w+/g, (word) => (/^\d/.test(word) ? "?" : word))
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, longest);
  return { verb: /^[a-z]+/i.exec(shape)?.[0].toLowerCase() ?? "statement", text: shape };
}
