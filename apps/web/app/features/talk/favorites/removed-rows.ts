import type { Favorite } from "@jobami/api/favorites/contract";

/** A favourite that was removed while the list is shown, and where it stood. */
export interface RemovedFavorite {
  favorite: Favorite;
  at: number;
}

/** The favourites with those that were removed meanwhile at their places, so that each can be put back where it was. */
export function withRemoved(
  favorites: readonly Favorite[],
  removed: readonly RemovedFavorite[],
): readonly Favorite[] {
  const known = new Set(favorites.map(({ favorite_user_id }) => favorite_user_id));
  return removed
    .filter(({ favorite }) => !known.has(favorite.favorite_user_id))
    .sort((one, other) => one.at - other.at)
    .reduce<readonly Favorite[]>(
      (rows, { favorite, at }) => [...rows.slice(0, at), favorite, ...rows.slice(at)],
      favorites,
    );
}

/** The removed ones with one more, which is there once. */
export function alsoRemoved(
  removed: readonly RemovedFavorite[],
  more: RemovedFavorite,
): readonly RemovedFavorite[] {
  const isOther = ({ favorite }: RemovedFavorite) =>
    favorite.favorite_user_id !== more.favorite.favorite_user_id;
  return [...removed.filter(isOther), more];
}
