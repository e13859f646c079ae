/** What stands over the bottom of every page, loaded after the first paint. */
export async function loadPageEdges() {
  return { default: (await import("./PageEdges.tsx")).PageEdges };
}

/** The machine of the bar on top, loaded after the first paint. */
export async function loadNavController() {
  return { default: (await import("./NavController.tsx")).NavController };
}

/** The menu of narrow screens, loaded after the first paint. */
export async function loadSiteMenu() {
  return { default: (await import("./side-menu/SiteMenu.tsx")).SiteMenu };
}
