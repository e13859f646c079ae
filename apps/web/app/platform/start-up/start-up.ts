/** What the names of our browser caches start with. */
const cachePrefix = "jobami";

/** Deletes the caches that an earlier version left behind, those whose name starts with ours; others are not touched [APP-09]. */
export async function forgetStaleCaches(
  storage: Pick<CacheStorage, "keys" | "delete"> | undefined,
): Promise<void> {
  try {
    const names = (await storage?.keys()) ?? [];
    await Promise.all(
      names.filter((name) => name.startsWith(cachePrefix)).map((name) => storage?.delete(name)),
    );
  } catch {
    // A browser that forbids its cache storage keeps nothing stale there either.
  }
}

/** Opens the way to the API's host before the first call, by a link in the document's head [APP-10]. */
export function preconnectApi(page: Document, origin: string): void {
  const link = page.createElement("link");
  link.rel = "preconnect";
  link.href = origin;
  page.head.append(link);
}
