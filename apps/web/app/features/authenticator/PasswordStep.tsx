import type { AuthenticatorSetupView } from "@jobami/machines/auth/authenticator-setup";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { PasswordField } from "@jobami/ui/PasswordField";
import { useEffect, useRef, useState } from "react";
import { problemWords, purposes, words } from "./copy.ts";

interface PasswordStepProps {
  view: AuthenticatorSetupView;
  onSubmit: (password: string) => void;
  onCancel: () => void;
}

/** The password, before anything about the app changes. */
export function PasswordStep({ view, onSubmit, onCancel }: PasswordStepProps) {
  const [password, setPassword] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const purpose = purposes[view.purpose];
  const problem = problemWords(view.problem);
  // At the step's beginning, and again at what was refused.
  useEffect(() => {
    if (!view.isBusy) field.current?.focus();
  }, [view.isBusy]);
  return (
    <Stack
      as="form"
      gap={5}
      noValidate
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(password);
      }}
    >
      {problem.step && <Banner tone="danger" title={problem.step} announce="assertive" />}
      <PasswordField
        ref={field}
        label={words.password}
        isRequired
        requiredWord=""
        help={purpose.lead}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={problem.field}
      />
      <Inline gap={3}>
        <Button
          type="submit"
          variant={purpose.isLoss ? "danger" : "primary"}
          isPending={view.isBusy}
          pendingLabel={words.waiting}
        >
          {purpose.button}
        </Button>
        <Button variant="secondary" isResting={view.isBusy} onClick={onCancel}>
          {words.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
