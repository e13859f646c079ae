export { loadFavoriteHeart } from "./after-paint.ts";
export { FavoritesScreen } from "./FavoritesScreen.tsx";
export { HeartPlace } from "./HeartPlace.tsx";
