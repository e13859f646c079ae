import type { Favorite } from "@jobami/api/favorites/contract";
import { maxFavorites } from "@jobami/api/favorites/routes";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Blocks } from "../blocks/blocks.domain.ts";
import type { Profiles, SummarizedProfile } from "../profiles/profiles.domain.ts";
import { holdActive } from "../users/users.domain.ts";
import { type FavoriteRow, favoritesRepository as repository } from "./favorites.repository.ts";

function toFavorite(row: FavoriteRow, { summary, updatedAt }: SummarizedProfile): Favorite {
  return {
    id: row.id,
    favorite_user_id: row.favoriteUserId,
    person: summary,
    note: row.note,
    created_at: row.createdAt.toISOString(),
    changed_at: updatedAt !== null && updatedAt > row.lookedAt ? updatedAt.toISOString() : null,
  };
}

/** Whom people want to find again. No one learns whose favourite they are. */
export function createFavorites(deps: {
  clock: Clock;
  profiles: Profiles;
  blocks: Pick<Blocks, "apartFrom" | "areApart">;
}) {
  const { clock, profiles, blocks } = deps;

  async function shown(db: Db, userId: string): Promise<SummarizedProfile> {
    const found = (await profiles.summaries(db, [userId])).get(userId);
    if (found === undefined) throw new DomainError("NOT_FOUND");
    return found;
  }

  return {
    /** A person's favourites, the last added first; who is not seen now is left out, and comes back when they are. */
    async list(db: Db, userId: string): Promise<Favorite[]> {
      const apart = await blocks.apartFrom(db, userId);
      const rows = (await repository.ofUser(db, userId)).filter((row) => !apart.has(row.favoriteUserId));
      const people = await profiles.summaries(
        db,
        rows.map(({ favoriteUserId }) => favoriteUserId),
      );
      return rows.flatMap((row) => {
        const person = people.get(row.favoriteUserId);
        return person === undefined ? [] : [toFavorite(row, person)];
      });
    },
    /** Adds a person once. Throws NOT_FOUND for whom no one may see, FAVORITES_FULL beyond the most. */
    async add(
      tx: Tx,
      userId: string,
      { favorite_user_id: favoriteUserId, note }: { favorite_user_id: string; note: string },
    ): Promise<Favorite> {
      if (favoriteUserId === userId) {
        const message = "Vous ne pouvez pas vous ajouter à vos favoris.";
        throw new DomainError("VALIDATION_FAILED", undefined, [
          { path: "favorite_user_id", code: "CUSTOM", message },
        ]);
      }
      await holdActive(tx, userId, [favoriteUserId]);
      if (await blocks.areApart(tx, userId, favoriteUserId)) throw new DomainError("NOT_FOUND");
      const person = await shown(tx, favoriteUserId);
      const held = await repository.lockedCount(tx, userId);
      const known = await repository.byFavorite(tx, userId, favoriteUserId);
      if (known !== null) return toFavorite(known, person);
      if (held >= maxFavorites) throw new DomainError("FAVORITES_FULL");
      const now = instant(clock);
      const row = { id: newId(), userId, favoriteUserId, note, createdAt: now, lookedAt: now };
      await repository.insert(tx, row);
      return toFavorite(row, person);
    },
    /** Replaces the note about a person's own favourite. Throws NOT_FOUND. */
    async note(tx: Tx, userId: string, id: string, note: string): Promise<Favorite> {
      const row = await repository.change(tx, userId, id, { note });
      if (row === null) throw new DomainError("NOT_FOUND");
      return toFavorite(row, await shown(tx, row.favoriteUserId));
    },
    /** Notes that the profile of a person's own favourite was looked at. Throws NOT_FOUND. */
    async look(tx: Tx, userId: string, id: string): Promise<void> {
      if ((await repository.change(tx, userId, id, { lookedAt: instant(clock) })) === null)
        throw new DomainError("NOT_FOUND");
    },
    /** Removes one of a person's own. Throws NOT_FOUND. */
    async remove(tx: Tx, userId: string, id: string): Promise<void> {
      if (!(await repository.remove(tx, userId, id))) throw new DomainError("NOT_FOUND");
    },
    /** Takes a person who leaves out of everybody's favourites, with what was noted about them. */
    forget: repository.forget,
  };
}

export type Favorites = ReturnType<typeof createFavorites>;
