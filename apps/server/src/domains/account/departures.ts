import type { AccountHoldings } from "@jobami/api/account/contract";
import type { Departure } from "../../composition/contributions.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { eraseRows, type TableDeclaration } from "../../platform/database/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import type { MissionsService } from "../missions/missions.domain.ts";

/** What the domains have to do, taken together, when a person leaves for good. */
export function createDepartures(deps: {
  platform: Pick<Platform, "mail" | "live">;
  tables: readonly TableDeclaration[];
  parts: () => readonly Departure[];
  missions: Pick<MissionsService, "hold">;
}) {
  const { platform, tables, parts, missions } = deps;
  return {
    /** What a person holds in all domains. */
    async holdings(db: Db, userId: string): Promise<AccountHoldings> {
      const sum: AccountHoldings = { commitments: 0, openMissions: 0, openProposals: 0, jobi: 0 };
      for (const part of parts()) {
        const held = await part.holdings?.(db, userId);
        for (const [name, count] of Object.entries(held ?? {})) sum[name as keyof AccountHoldings] += count;
      }
      return sum;
    },
    /** Erases a person from every table and from what others read. Open work is held first: who writes about it now is waited for. */
    async erase(tx: Tx, userId: string): Promise<void> {
      const held: string[] = [];
      for (const part of parts()) held.push(...((await part.heldMissions?.(tx, userId)) ?? []));
      await missions.hold(tx, held);
      for (const part of parts()) await part.beforeErasure?.(tx, userId);
      await eraseRows(tx, tables, userId);
      const missionIds: string[] = [];
      const proposalIds: string[] = [];
      for (const part of parts()) {
        const subjects = await part.subjects?.(tx, userId);
        missionIds.push(...(subjects?.missionIds ?? []));
        proposalIds.push(...(subjects?.proposalIds ?? []));
      }
      for (const part of parts()) await part.forget?.(tx, { missionIds, proposalIds });
      await platform.mail.forget(tx, [...missionIds, ...proposalIds]);
      await platform.live.forget(tx, [userId, ...missionIds, ...proposalIds]);
    },
    /** Ends the person's open work; after the erasure, so that no one reads a name. */
    async withdraw(tx: Tx, userId: string): Promise<void> {
      for (const part of parts()) await part.withdraw?.(tx, userId);
    },
  };
}

export type Departures = ReturnType<typeof createDepartures>;
