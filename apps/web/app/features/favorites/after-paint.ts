/** The heart of somebody who is signed in, loaded after the first paint. */
export async function loadFavoriteHeart() {
  return { default: (await import("./FavoriteHeart.tsx")).FavoriteHeart };
}
