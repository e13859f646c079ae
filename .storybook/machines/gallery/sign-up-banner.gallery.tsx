import { createSignUpBannerMachine, signUpBannerView } from "@jobami/machines/auth/sign-up-banner";
import { LinkButton } from "@jobami/ui/LinkButton";
import { SignUpBanner } from "@jobami/ui/patterns/SignUpBanner";
import { invitationCopy } from "../../../apps/web/app/features/site/banners/copy.ts";
import { galleryOf, nothing } from "./Gallery.tsx";

export const gallery = galleryOf("auth/sign-up-banner", createSignUpBannerMachine(), (snapshot) => {
  const shown = signUpBannerView(snapshot);
  if (shown === "hidden") return null;
  return (
    <SignUpBanner
      title={invitationCopy.title}
      action={<LinkButton href="#inscription">{invitationCopy.action}</LinkButton>}
      isLeaving={shown === "leaving"}
      onClose={nothing}
    >
      {invitationCopy.text}
    </SignUpBanner>
  );
});
