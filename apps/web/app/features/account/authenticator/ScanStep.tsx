import type { AuthenticatorSetupView } from "@jobami/machines/auth/authenticator-setup";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { OtpField } from "@jobami/ui/OtpField";
import { QrCode } from "@jobami/ui/QrCode";
import { heading, text } from "@jobami/ui/styles";
import { useEffect, useRef, useState } from "react";
import { useFocusAtFirst } from "../../../platform/focus/index.ts";
import { useCopy } from "../../../platform/share/index.ts";
import { copy, problemText } from "./copy.ts";

interface ScanStepProps {
  app: { secret: string; uri: string };
  view: AuthenticatorSetupView;
  onSubmit: (code: string) => void;
  onCancel: () => void;
}

/** The secret for the app, for a camera and to be typed, and the first code that the app shows. */
export function ScanStep({ app, view, onSubmit, onCancel }: ScanStepProps) {
  const [code, setCode] = useState("");
  const copyText = useCopy(copy);
  const title = useFocusAtFirst<HTMLHeadingElement>();
  const field = useRef<HTMLInputElement>(null);
  const problem = problemText(view.problem);
  useEffect(() => {
    if (view.problem === null) return;
    field.current?.focus();
    field.current?.select();
  }, [view.problem]);
  return (
    <Stack as={Form} gap={5} aria-label={copy.scanTitle} onSubmit={() => onSubmit(code)}>
      <Stack gap={2}>
        <h3 ref={title} tabIndex={-1} className={heading[4]}>
          {copy.scanTitle}
        </h3>
        <p className={text.soft}>{copy.scanLead}</p>
      </Stack>
      <QrCode value={app.uri} label={copy.qrLabel} text={null} />
      <Stack gap={2}>
        <p className={text.small}>{copy.secret}</p>
        <code translate="no">{app.secret}</code>
        <Inline>
          <Button variant="secondary" size="small" onClick={() => copyText(app.secret.replaceAll(" ", ""))}>
            {copy.copySecret}
          </Button>
        </Inline>
      </Stack>
      {problem.step && <Banner tone="danger" title={problem.step} announce="assertive" />}
      <OtpField
        ref={field}
        name="code"
        label={copy.code}
        isRequired
        help={copy.codeHelp}
        value={code}
        onChange={setCode}
        error={problem.field}
      />
      <Inline gap={3}>
        <Button type="submit" isPending={view.isBusy} pendingLabel={copy.waiting}>
          {copy.confirm}
        </Button>
        <Button variant="secondary" isResting={view.isBusy} onClick={onCancel}>
          {copy.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
