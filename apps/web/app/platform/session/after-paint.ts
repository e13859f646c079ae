/** The session’s machine, loaded after the first paint. */
export async function loadSessionController() {
  return { default: (await import("./SessionController.tsx")).SessionController };
}
