import type { SessionUser } from "@jobami/api/auth/contract";
import { useEmailChange } from "@jobami/api/email-change/hooks";
import { Badge } from "@jobami/ui/Badge";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { useState } from "react";
import { Link } from "react-router";
import { supportPath } from "../../../generated/paths.ts";
import * as card from "../../../platform/settings-card/index.ts";
import { GoogleProof, useSelfProof } from "../google-proof/index.ts";
import { emailCopy as copy } from "./copy.ts";
import { EmailForm } from "./EmailForm.tsx";
import { PendingEmail } from "./PendingEmail.tsx";
import { RefusedEmail } from "./RefusedEmail.tsx";

/** The address of an account, and the way to another. */
export function EmailCard({ user }: { user: Pick<SessionUser, "email" | "email_verifier"> }) {
  const { data, mutate } = useEmailChange();
  const [isAsking, setAsking] = useState(false);
  const pending = data?.data ?? null;
  const refused = data?.refused ?? null;
  const isGone = refused?.why === "bounce";
  const proof = useSelfProof("email");
  const [isLeft, setLeft] = useState(false);
  // Whoever comes back from Google came for the form, and keeps it with what it shows once the proof is used up.
  if (proof.by === "google" && !isAsking && !isLeft) setAsking(true);
  return (
    <Card element="section" padding="large" aria-labelledby="email-title">
      <Stack gap={5}>
        <Stack gap={2}>
          <h2 id="email-title" className={heading[3]}>
            {copy.title}
          </h2>
          <Inline gap={3} align="center">
            <strong>{user.email}</strong>
            <Badge tone={user.email_verifier ? "success" : "warning"}>
              {user.email_verifier ? copy.verified : copy.unverified}
            </Badge>
          </Inline>
          <p className={text.soft}>{copy.text}</p>
        </Stack>
        {refused !== null && <RefusedEmail refused={refused} onResumed={() => void mutate()} />}
        {pending !== null && <PendingEmail pending={pending} isGone={isGone} onSaved={() => void mutate()} />}
        {pending === null && isAsking && (
          <EmailForm
            email={user.email}
            proof={proof}
            isGone={isGone}
            onSent={(asked) => {
              setAsking(false);
              void mutate({ success: true, data: asked, refused }, { revalidate: false });
            }}
            onGivenUp={() => {
              setAsking(false);
              setLeft(true);
            }}
          />
        )}
        {pending === null && !isAsking && proof.by === "googleFirst" && (
          <GoogleProof purpose="email" by={proof.by} anchor="email-title" />
        )}
        {pending === null && proof.by !== "googleFirst" && !isAsking && (
          <div className={card.action}>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {copy.change}
            </Button>
          </div>
        )}
        {(pending !== null || isAsking) && (
          <p className={text.small}>
            <Link to={supportPath}>{copy.lost}</Link>
          </p>
        )}
      </Stack>
    </Card>
  );
}
