import { useApi } from "@jobami/api/http/provider";
import { Button } from "@jobami/ui/Button";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { Stack } from "@jobami/ui/layout/Stack";
import { useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import type { Session } from "../../../platform/session/index.ts";
import { PlaceNote, passkeySignIn, usePasskeyPlace } from "../../account/passkeys/index.ts";
import { login } from "./login.copy.ts";
import { useEntering } from "./use-entering.ts";

interface PasskeyEntryProps {
  /** The page that sent the visitor here. */
  cameFrom: string | null;
  onSignedIn: Session["open"];
}

/** The way in by a key of the device; where there is none, that is stated. Nothing before scripts have come: the server starts nothing for it. */
export const PasskeyEntry = import.meta.env.SSR ? () => null : EntryByPasskey;

function EntryByPasskey({ cameFrom, onSignedIn }: PasskeyEntryProps) {
  const api = useApi();
  const place = usePasskeyPlace();
  const enter = useEntering(cameFrom, onSignedIn);
  const [machine] = useState(() => passkeySignIn(api));
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => enter(answer),
  });
  if (place === null) return null;
  if (place !== "ready") return <PlaceNote place={place} />;
  return (
    <Stack gap={3}>
      <Button
        variant="secondary"
        size="large"
        isFullWidth
        isPending={isSending}
        pendingLabel={login.passkeyWaiting}
        onClick={() => submit(true)}
      >
        {login.passkey}
      </Button>
      <InlineAlert>{problem === null ? null : problemText(problem)}</InlineAlert>
    </Stack>
  );
}
