/** The longest address that is remembered. */
const mostCharacters = 300;

const none: readonly string[] = [];

/**
 * The pages that are remembered, by pattern, with the parts of a query that they know. A page stands here when it shows every visitor
 * the same, and reads nothing of a request but its address; with any other part it is rendered for who asks.
 */
const rememberable: Readonly<Record<string, readonly string[]>> = {
  "/": none,
  "/login": none,
  "/aide": none,
  "/aide/:slug": none,
  "/a-propos": none,
  "/blog": none,
  "/blog/:slug": none,
  "/services": none,
  "/services/search": [
    "category",
    "subcategory",
    "q",
    "besoin",
    "lieu",
    "rayon",
    "prix",
    "quand",
    "note",
    "verifie",
    "commune",
    "tri",
    "suite",
  ],
  "/services/:service/:ville": none,
  "/profil/:slug": none,
};

/** Whether the page of an address is remembered: each part of its query once, and none that the page does not know. */
export function isRememberable(pattern: string | null, url: string): boolean {
  const known = pattern === null ? undefined : rememberable[pattern];
  const [path = "", query] = url.split("?", 2);
  if (known === undefined || url.length > mostCharacters || !url.startsWith("/") || path.endsWith(".data"))
    return false;
  if (query === undefined) return true;
  const names = [...new URLSearchParams(query).keys()];
  return names.length === new Set(names).size && names.every((name) => known.includes(name));
}
