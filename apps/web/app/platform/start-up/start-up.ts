/** What the names of our browser caches start with. */
const cachePrefix = "jobami";

/** Deletes the caches that an earlier version left behind, those whose name starts with ours; others are not touched [APP-09]. */
export async function forgetStaleCaches(
  findStorage: () => Pick<CacheStorage, "keys" | "delete">,
): Promise<void> {
  try {
    const storage = findStorage();
    for (const name of await storage.keys()) if (name.startsWith(cachePrefix)) await storage.delete(name);
  } catch {
    // Where there is none, or naming it already throws, nothing stale is stored either.
  }
}

/** Opens the way to the API's host before the first call, by a link in the document's head [APP-10]. */
export function preconnectApi(page: Document, origin: string): void {
  const link = page.createElement("link");
  link.rel = "preconnect";
  link.href = origin;
  page.head.append(link);
}

/** Has the browser take the worker on that shows what is pushed and answers for pages that cannot be fetched; undefined where there are no workers. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> | undefined =>
  navigator.serviceWorker?.register("/push-worker.js", { updateViaCache: "none" });
