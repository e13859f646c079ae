import { createSignUpBannerMachine, signUpBannerView } from "@jobami/machines/auth/sign-up-banner";
import { LinkButton } from "@jobami/ui/LinkButton";
import { SignUpBanner } from "@jobami/ui/patterns/SignUpBanner";
import { invitationWords } from "../../../apps/web/app/features/site/banners/copy.ts";
import { galleryOf, nothing } from "./Gallery.tsx";

export const gallery = galleryOf("auth/sign-up-banner", createSignUpBannerMachine(), (snapshot) => {
  const shown = signUpBannerView(snapshot);
  if (shown === "hidden") return null;
  return (
    <SignUpBanner
      title={invitationWords.title}
      action={<LinkButton href="#inscription">{invitationWords.action}</LinkButton>}
      isLeaving={shown === "leaving"}
      onClose={nothing}
    >
      {invitationWords.text}
    </SignUpBanner>
  );
});
