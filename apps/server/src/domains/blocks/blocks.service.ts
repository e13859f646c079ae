import type { Block } from "@jobami/api/blocks/contract";
import { maxBlocks } from "@jobami/api/blocks/routes";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Live } from "../../platform/live/live.ts";
import { holdActive } from "../users/users.domain.ts";
import { blocksRepository as repository } from "./blocks.repository.ts";

/** Whom people want nothing more to do with. No one learns who blocks them. */
export function createBlocks({ clock, live }: { clock: Clock; live: Pick<Live, "record"> }) {
  return {
    list: (db: Db, userId: string): Promise<Block[]> => repository.ofUser(db, userId),
    /** Blocks a member once. Throws NOT_FOUND for whoever is none, BLOCKS_FULL beyond the most. */
    async add(tx: Tx, userId: string, blockedId: string): Promise<Block> {
      if (blockedId === userId) {
        const message = "Vous ne pouvez pas vous bloquer.";
        throw new DomainError("VALIDATION_FAILED", undefined, [{ path: "user_id", code: "CUSTOM", message }]);
      }
      await holdActive(tx, userId);
      if (!(await repository.isMember(tx, blockedId))) throw new DomainError("NOT_FOUND");
      const held = await repository.lockedCount(tx, userId);
      const known = await repository.one(tx, userId, blockedId);
      if (known !== null) return known;
      if (held >= maxBlocks) throw new DomainError("BLOCKS_FULL");
      await repository.insert(tx, { blockerId: userId, blockedId, createdAt: instant(clock) });
      const made = await repository.one(tx, userId, blockedId);
      if (made === null) throw new Error("A block is gone inside its own transaction.");
      live.record(tx, [userId], "block_changed", { user_id: blockedId, is_blocked: true });
      return made;
    },
    /** Blocks a person no longer. Throws NOT_FOUND. */
    async remove(tx: Tx, userId: string, blockedId: string): Promise<void> {
      if (!(await repository.remove(tx, userId, blockedId))) throw new DomainError("NOT_FOUND");
      live.record(tx, [userId], "block_changed", { user_id: blockedId, is_blocked: false });
    },
    /** Whom a person is separated from, whichever of the two did it; in SQL the view `kept_apart`. */
    apartFrom: repository.apartFrom,
    areApart: repository.areApart,
    /** Takes a person who leaves out of everybody's blocks. */
    forget: repository.forget,
  };
}

export type Blocks = ReturnType<typeof createBlocks>;
