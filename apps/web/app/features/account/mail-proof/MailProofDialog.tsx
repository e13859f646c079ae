import type { MailProofEvent, MailProofView } from "@jobami/machines/auth/mail-proof";
import { Button } from "@jobami/ui/Button";
import { Dialog } from "@jobami/ui/Dialog";
import { Stack } from "@jobami/ui/layout/Stack";
import { TwoFactorForm } from "@jobami/ui/patterns/TwoFactorForm";
import { text } from "@jobami/ui/styles";
import { useEffect, useRef, useState } from "react";
import { useSecondsLeft } from "../../../platform/forms/index.ts";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { copy, leadOf } from "./copy.ts";
import { mailProofProps } from "./mail-proof.props.ts";

interface MailProofDialogProps {
  view: MailProofView;
  send: (event: MailProofEvent) => void;
}

/** Asks for the mailed code over whatever wanted it. */
export function MailProofDialog({ view, send }: MailProofDialogProps) {
  const [code, setCode] = useState("");
  const secondsLeft = useSecondsLeft(view.resendAt);
  useOverlayLock("mail-proof", view.isOpen);
  const form = useRef<HTMLDivElement>(null);
  // Before the dialog searches for its own place to begin.
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const cancel = () => send({ type: "cancelled" });
  return (
    <Dialog
      isOpen={view.isOpen}
      onClose={cancel}
      closesOnBackdrop={false}
      closesOnEscape={!view.isChecking}
      isCloseDisabled={view.isChecking}
      title={copy.title}
      description={copy.why}
    >
      <Stack gap={4}>
        <p className={text.soft} role="status">
          {leadOf(view)}
        </p>
        <div ref={form}>
          <TwoFactorForm
            code={code}
            onCodeChange={setCode}
            onSubmit={(given) => send({ type: "code.submitted", code: given })}
            onResend={() => {
              setCode("");
              send({ type: "resend.requested" });
            }}
            {...mailProofProps(view)}
            secondsLeft={secondsLeft}
            wayBack={
              <Button variant="secondary" isFullWidth isResting={view.isChecking} onClick={cancel}>
                {copy.cancel}
              </Button>
            }
          />
        </div>
      </Stack>
    </Dialog>
  );
}
