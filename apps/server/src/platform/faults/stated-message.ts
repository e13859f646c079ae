/**
 * What engines, the system and fetch state without a value of anybody: the text of any other error may quote one (« Léa is not
 * valid JSON »), and no pattern knows a name from a word.
 */
const wholes = [
  /^Cannot (read|set) properties of (null|undefined)( \((reading|setting) '[\w$#]{1,60}'\))?$/,
  /^[\w$.()[\]]{1,100} is not (a function|defined|iterable|a constructor)$/,
  /^(null|undefined) is not an object$/,
  /^Cannot access '[\w$]{1,60}' before initialization$/,
  /^Assignment to constant variable\.$/,
  /^Maximum call stack size exceeded$|^too much recursion$/,
  /^Invalid (time value|array length|string length|date|Date)$/,
  /^(fetch failed|Failed to fetch|Load failed|terminated|NetworkError when attempting to fetch resource\.)$/,
  /^(timeout expired|Connection terminated( unexpectedly| due to connection timeout)?|Query read timeout)$/,
  /^The operation was aborted( due to timeout)?\.?$/,
  /^Minified React error #\d+/,
];
const beginnings = [
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module)/,
  /^(accept|bind|connect|getaddrinfo|listen|open|read|rename|scandir|spawn|stat|unlink|write) E[A-Z_]{2,20}/,
  /^(Hydration failed|Minified React error #\d+)/,
];

/** The state that PostgreSQL gives its errors, whose text is its own up to the first value that it quotes. */
const isSqlState = (code: unknown) =>
  typeof code === "string" && /^[\dA-Z]{5}$/.test(code) && /\d/.test(code);

/** The text of an error as far as it can be of no one; null where that is not known, which the log alone has. */
export function statedMessage({ message, code }: { message: string; code?: unknown }): string | null {
  if (wholes.some((pattern) => pattern.test(message))) return message.slice(0, 200);
  for (const pattern of beginnings) {
    const [found] = pattern.exec(message) ?? [];
    if (found !== undefined) return found;
  }
  return isSqlState(code) ? (/^[\w ,-]+/.exec(message)?.[0].trim() ?? null) : null;
}
