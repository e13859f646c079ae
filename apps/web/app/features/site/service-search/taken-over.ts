let search: Promise<typeof import("./ServiceSearch.tsx")> | undefined;

/** The box of the search, drawn by the server and taken over after the first paint: any browser sends it meanwhile. */
export async function loadServiceSearch() {
  search ??= import("./ServiceSearch.tsx");
  return { default: (await search).ServiceSearch };
}
