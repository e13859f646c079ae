export { CookieBanner, type CookieBannerProps, type CookieBannerWords } from "./CookieBanner.tsx";
