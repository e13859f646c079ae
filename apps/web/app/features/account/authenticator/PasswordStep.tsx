import type { AuthenticatorSetupView } from "@jobami/machines/auth/authenticator-setup";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { PasswordField } from "@jobami/ui/PasswordField";
import { useEffect, useRef, useState } from "react";
import { UserName } from "../../../platform/forms/index.ts";
import { GoogleProof, type SelfProof } from "../google-proof/index.ts";
import { copy, problemText, purposes } from "./copy.ts";

interface PasswordStepProps {
  email: string;
  view: AuthenticatorSetupView;
  proof: SelfProof;
  onSubmit: (password: string | null) => void;
  onCancel: () => void;
}

/** The password, or Google's word, before anything about the app changes. */
export function PasswordStep({ email, view, proof, onSubmit, onCancel }: PasswordStepProps) {
  const [password, setPassword] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const purpose = purposes[view.purpose];
  const problem = problemText(view.problem);
  // At the step's beginning, and again at what was refused.
  useEffect(() => {
    if (!view.isBusy) field.current?.focus();
  }, [view.isBusy]);
  const { by } = proof;
  if (by === "googleFirst")
    return (
      <Stack gap={5}>
        {problem.step && <Banner tone="danger" title={problem.step} announce="assertive" />}
        <GoogleProof purpose="authenticator" by={by} anchor="authenticator-title" onCancel={onCancel} />
      </Stack>
    );
  return (
    <Stack
      as={Form}
      gap={5}
      aria-label={copy.title}
      onSubmit={() => onSubmit(by === "google" ? null : password)}
    >
      {problem.step && <Banner tone="danger" title={problem.step} announce="assertive" />}
      {by === "google" ? (
        <>
          <GoogleProof purpose="authenticator" by={by} anchor="authenticator-title" />
          {view.purpose !== "setUp" && <p>{purpose.lead}</p>}
        </>
      ) : (
        <>
          <UserName email={email} />
          <PasswordField
            ref={field}
            label={copy.password}
            isRequired
            help={purpose.lead}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={problem.field}
          />
        </>
      )}
      <Inline gap={3}>
        <Button
          type="submit"
          variant={purpose.isLoss ? "danger" : "primary"}
          isPending={view.isBusy}
          pendingLabel={copy.waiting}
        >
          {purpose.button}
        </Button>
        <Button variant="secondary" isResting={view.isBusy} onClick={onCancel}>
          {copy.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
