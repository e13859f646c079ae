/** The heart of a person who is signed in: visitors never need its script. */
export async function loadFavoriteHeart() {
  return { default: (await import("./FavoriteHeart.tsx")).FavoriteHeart };
}
