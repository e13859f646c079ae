/** The 403 page, loaded when it is met. */
export async function loadForbiddenScreen() {
  return { default: (await import("./LazyForbidden.tsx")).LazyForbidden };
}
