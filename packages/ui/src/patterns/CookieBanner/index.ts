export { CookieBanner, type CookieBannerLabels, type CookieBannerProps } from "./CookieBanner.tsx";
