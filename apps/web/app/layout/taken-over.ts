/** The end of public pages, which the server draws: taken over after the first paint. */
export async function loadFooter() {
  return { default: (await import("./Footer.tsx")).Footer };
}
