/** What shows the notices, loaded after the first paint. */
export async function loadToasts() {
  return { default: (await import("./Toasts.tsx")).Toasts };
}
