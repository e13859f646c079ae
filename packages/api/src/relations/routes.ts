import type { Route } from "../http/route.ts";

export const relationsRoutes = {
  clients: { method: "GET", path: "/api/clients", access: "jobutil" },
  client: { method: "GET", path: "/api/clients/:id", access: "jobutil" },
  noteClient: { method: "PUT", path: "/api/clients/:id/note", access: "jobutil" },
  network: { method: "GET", path: "/api/network", access: "jobutil" },
} as const satisfies Record<string, Route>;

/** The longest note about a client, in characters. */
export const maxClientNote = 1000;
/** The most tags of one client, and the longest tag. */
export const maxClientTags = 8;
export const maxTagLength = 24;
/** The most people that a list shows, and the most missions of one client. */
export const peopleShown = 500;
export const clientMissionsShown = 50;
