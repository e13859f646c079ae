import type { Acquaintance } from "@jobami/api/relations/contract";

const views = ["all", "clients", "helpers", "favorites"] as const;
/** Which people of the network are shown. */
export type NetworkView = (typeof views)[number];

const names: Record<NetworkView, string | null> = {
  all: null,
  clients: "pour-elles",
  helpers: "pour-moi",
  favorites: "favoris",
};

/** The view of an address; everybody for one that it does not know. */
export const readNetworkView = (params: URLSearchParams): NetworkView =>
  views.find((view) => names[view] !== null && names[view] === params.get("vue")) ?? "all";

/** Where a view is shown. */
export const networkAddress = (view: NetworkView): string =>
  names[view] === null ? "?" : `?vue=${names[view]}`;

/** Every view with its address. */
export const networkViews: readonly { view: NetworkView; to: string }[] = views.map((view) => ({
  view,
  to: networkAddress(view),
}));

const isIn: Record<NetworkView, (one: Acquaintance) => boolean> = {
  all: () => true,
  clients: ({ forThem }) => forThem > 0,
  helpers: ({ forMe }) => forMe > 0,
  favorites: ({ isFavorite }) => isFavorite,
};

/** Those of the network whom a view shows. */
export const shownIn = (view: NetworkView, network: readonly Acquaintance[]): readonly Acquaintance[] =>
  network.filter(isIn[view]);
