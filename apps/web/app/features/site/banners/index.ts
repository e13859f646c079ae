export type { PublicBannersProps } from "./PublicBanners.tsx";
export { loadPublicBanners } from "./taken-over.ts";
