import { favoritesRoutes } from "../favorites/routes.ts";
import type { Readings } from "../http/readings.ts";
import type { LivePatches } from "../live/define-live.ts";
import { messagesRoutes } from "../messages/routes.ts";
import { relationsRoutes } from "../relations/routes.ts";
import type { Block } from "./contract.ts";
import { blocksRoutes } from "./routes.ts";

/** Has what a block changes elsewhere read again: what may be written, and who is shown. */
function readAround(readings: Readings): void {
  const { clients, client, network } = relationsRoutes;
  for (const route of [
    messagesRoutes.list,
    messagesRoutes.one,
    favoritesRoutes.list,
    clients,
    client,
    network,
  ])
    readings.readAgain(route);
}

/** Puts a block, or its end, where blocks are read; the last one stands first. */
export function applyBlock(readings: Readings, userId: string, block: Block | null): void {
  readings.change<readonly Block[]>(blocksRoutes.list, {}, (known) => {
    if (known === undefined) return undefined;
    const others = known.filter(({ user }) => user.id !== userId);
    return block === null ? others : [block, ...others];
  });
  readAround(readings);
}

/** The live events of blocks. */
export const blocksLive = {
  /** Sent to whoever blocks, for their other tabs; never to whom it is about. */
  block_changed: (readings, _: { user_id: string; is_blocked: boolean }) => {
    readings.readAgain(blocksRoutes.list);
    readAround(readings);
  },
} satisfies LivePatches;
