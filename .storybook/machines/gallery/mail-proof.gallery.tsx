import { createMailProofMachine, mailProofView } from "@jobami/machines/auth/mail-proof";
import { Button } from "@jobami/ui/Button";
import { TwoFactorForm } from "@jobami/ui/patterns/TwoFactorForm";
import { copy } from "../../../apps/web/app/features/account/mail-proof/copy.ts";
import { mailProofProps } from "../../../apps/web/app/features/account/mail-proof/mail-proof.props.ts";
import { galleryOf, nothing, secondsTo } from "./Gallery.tsx";

export const gallery = galleryOf(
  "auth/mail-proof",
  createMailProofMachine({ now: Date.now }),
  (snapshot, at) => {
    const view = mailProofView(snapshot);
    if (!view.isOpen) return null;
    return (
      <TwoFactorForm
        {...mailProofProps(view)}
        code={view.isChecking ? "123456" : ""}
        secondsLeft={secondsTo(view.resendAt, at)}
        onCodeChange={nothing}
        onSubmit={nothing}
        onResend={nothing}
        wayBack={
          <Button variant="secondary" isFullWidth>
            {copy.cancel}
          </Button>
        }
      />
    );
  },
);
