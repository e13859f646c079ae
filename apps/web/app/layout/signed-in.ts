/** What the bar on top holds for somebody signed in. */
export async function loadAccountBar() {
  return { default: (await import("./AccountBar.tsx")).AccountBar };
}
