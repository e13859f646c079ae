/** What stands over the bottom of every page, loaded once it is wanted. */
export async function loadPageEdges() {
  return { default: (await import("./PageEdges.tsx")).PageEdges };
}

/** The machine of the bar on top, and the menu of narrow screens, loaded once they are wanted. */
export async function loadNavController() {
  return { default: (await import("./NavController.tsx")).NavController };
}

/** What shows that the next page is under way. */
export async function loadPendingNavigation() {
  return { default: (await import("./PendingNavigation.tsx")).PendingNavigation };
}
