/** The consents of a signed-in person, loaded after the first paint. */
export async function loadConsentController() {
  return { default: (await import("./ConsentController.tsx")).ConsentController };
}
