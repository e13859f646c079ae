import type { Route } from "../http/route.ts";

export const blocksRoutes = {
  list: { method: "GET", path: "/api/blocks", access: "jobutil" },
  add: { method: "POST", path: "/api/blocks", access: "jobutil" },
  remove: { method: "DELETE", path: "/api/blocks/:userId", access: "jobutil" },
} as const satisfies Record<string, Route>;

/** The most people whom one person blocks. */
export const maxBlocks = 500;
