import { createSignUpBannerMachine, signUpBannerView } from "@jobami/machines/flows/sign-up-banner";
import { LinkButton } from "@jobami/ui/LinkButton";
import { SignUpBanner } from "@jobami/ui/patterns/SignUpBanner";
import { invitationWords } from "../../../apps/web/app/shell/banners.copy.ts";
import { faceOf, nothing } from "../viewer/Standing.tsx";

export const face = faceOf("sign-up-banner", createSignUpBannerMachine(), (snapshot) => {
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
