/** What shows the notices, loaded once it is wanted. */
export async function loadToasts() {
  return { default: (await import("./Toasts.tsx")).Toasts };
}
