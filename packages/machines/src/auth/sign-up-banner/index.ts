export {
  createSignUpBannerMachine,
  type SignUpBannerEvent,
  type SignUpBannerInput,
  type SignUpBannerMachine,
} from "./sign-up-banner.machine.ts";
export { type SignUpBannerView, signUpBannerView } from "./sign-up-banner.view.ts";
