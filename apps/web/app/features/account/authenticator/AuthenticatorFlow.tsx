import type { SessionUser } from "@jobami/api/auth/contract";
import { useApi } from "@jobami/api/http/provider";
import { authenticatorSetupView } from "@jobami/machines/auth/authenticator-setup";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { text } from "@jobami/ui/styles";
import { useState } from "react";
import { useFlow } from "../../../platform/machine/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import * as card from "../../../platform/settings-card/index.ts";
import { useSelfProof, useSpentProof } from "../google-proof/index.ts";
import { useMailProof } from "../mail-proof/index.ts";
import { authenticatorMachine } from "./authenticator.actors.ts";
import { copy } from "./copy.ts";
import { PasswordStep } from "./PasswordStep.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { ScanStep } from "./ScanStep.tsx";

interface AuthenticatorFlowProps {
  email: string;
  isOn: boolean;
  recoveryCodesLeft: number;
  onChanged: (user: SessionUser) => void;
  onRenewed: () => void;
}

/** The steps of an app, one at a time. */
export function AuthenticatorFlow({
  email,
  isOn,
  recoveryCodesLeft,
  onChanged,
  onRenewed,
}: AuthenticatorFlowProps) {
  const api = useApi();
  const { proved, dialog } = useMailProof();
  const notify = useNotify();
  const [machine] = useState(() => authenticatorMachine(api, proved));
  const [snapshot, send] = useFlow(
    machine,
    { isOn },
    {
      "authenticator.changed": ({ user, isOn: isNowOn }) => {
        notify({ kind: "success", title: isNowOn ? copy.turnedOn : copy.turnedOff });
        onChanged(user);
      },
      "codes.renewed": onRenewed,
    },
  );
  const view = authenticatorSetupView(snapshot);
  const proof = useSelfProof("authenticator");
  useSpentProof(proof, view.isBusy);
  const cancel = () => send({ type: "cancelled" });
  if (view.step === "password")
    return (
      <>
        <PasswordStep
          email={email}
          view={view}
          proof={proof}
          onSubmit={(password) => send({ type: "password.submitted", password })}
          onCancel={cancel}
        />
        {dialog}
      </>
    );
  if (view.step === "scan" && view.app !== null)
    return (
      <ScanStep
        app={view.app}
        view={view}
        onSubmit={(code) => send({ type: "code.submitted", code })}
        onCancel={cancel}
      />
    );
  if (view.step === "codes")
    return <RecoveryCodes codes={view.recoveryCodes} onSaved={() => send({ type: "codes.stored" })} />;
  if (view.step === "on")
    return (
      <Stack gap={5}>
        <p className={text.soft}>{copy.left(recoveryCodesLeft)}</p>
        <Inline gap={3}>
          <Button
            variant="secondary"
            onClick={() => send({ type: "password.requested", purpose: "renewal" })}
          >
            {copy.renew}
          </Button>
          <Button
            variant="secondary"
            onClick={() => send({ type: "password.requested", purpose: "removal" })}
          >
            {copy.turnOff}
          </Button>
        </Inline>
      </Stack>
    );
  return (
    <div className={card.action}>
      <Button onClick={() => send({ type: "password.requested", purpose: "setUp" })}>{copy.setUp}</Button>
    </div>
  );
}
