/** The form that signs in, taken over after the first paint. */
export async function loadLoginPage() {
  return { default: (await import("./LoginPage.tsx")).LoginPage };
}
