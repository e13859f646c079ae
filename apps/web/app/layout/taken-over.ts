/** The end of public pages, which the server draws: taken over once it is wanted. */
export async function loadFooter() {
  return { default: (await import("./Footer.tsx")).Footer };
}
