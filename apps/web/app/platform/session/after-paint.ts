/** The session’s machine, loaded once it is wanted. */
export async function loadSessionController() {
  return { default: (await import("./SessionController.tsx")).SessionController };
}
