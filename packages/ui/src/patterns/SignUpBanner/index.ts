export { SignUpBanner, type SignUpBannerProps } from "./SignUpBanner.tsx";
