export { FavoritesScreen } from "./FavoritesScreen.tsx";
export { HeartPlace } from "./HeartPlace.tsx";
export { loadFavoriteHeart } from "./load.ts";
