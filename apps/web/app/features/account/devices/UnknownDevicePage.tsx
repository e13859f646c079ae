import { useApi } from "@jobami/api/http/provider";
import type { SubmissionView } from "@jobami/machines/submission";
import { Button } from "@jobami/ui/Button";
import { Container } from "@jobami/ui/Container";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Inline } from "@jobami/ui/layout/Inline";
import { useState } from "react";
import { useNavigate } from "react-router";
import { forgotPasswordPath, landingPath } from "../../../generated/paths.ts";
import { CommandForm, type Posted, usePostedView, useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { unknown } from "./copy.ts";
import { type DisownProblem, disowning, disownOf, resetPath } from "./devices.actors.ts";

interface UnknownDevicePageProps {
  /** Of the mailed link; empty when the address has none. */
  token: string;
  /** What was sent before scripts were there. */
  posted?: Posted<Partial<SubmissionView<DisownProblem>>> | null;
}

/** The page behind the link of the mail about a new device: opening it changes nothing, its button ends the device's sessions. */
export function UnknownDevicePage({ token, posted }: UnknownDevicePageProps) {
  const api = useApi();
  const navigate = useNavigate();
  const session = useSession();
  const [machine] = useState(() => disowning(disownOf(api)));
  const { snapshot, submit, ...current } = useSubmission(machine, {
    "submission.accepted": ({ answer: { resetToken } }) => {
      void navigate(resetPath(resetToken), { replace: true });
      if (session.user !== null) session.recheck();
    },
  });
  const { problem, isSending, status } = usePostedView(current, snapshot, posted);
  const code = problem?.code ?? (token === "" ? "INVALID" : null);
  if (code === "EXPIRED" || code === "INVALID")
    return (
      <EmptyState
        title={unknown.problems[code].title}
        headingLevel={1}
        action={<LinkButton to={forgotPasswordPath}>{unknown.forgotten}</LinkButton>}
      >
        {unknown.problems[code].lead}
      </EmptyState>
    );
  // A form whose token is not its visitor’s is refused in another code than the flow knows.
  const shown = code === null ? unknown : (unknown.problems[code] ?? unknown.problems.FAILED);
  return (
    <Container width="form">
      <EmptyState
        title={shown.title}
        headingLevel={1}
        action={
          <CommandForm id="unknown-device" onSubmit={() => submit({ token })}>
            <Inline gap={3} justify="center">
              <Button
                type="submit"
                variant="danger"
                isPending={isSending || status === "sent"}
                pendingLabel={unknown.pending}
              >
                {code === null ? unknown.action : unknown.retry}
              </Button>
              {code === null && (
                <LinkButton to={landingPath} variant="secondary">
                  {unknown.keep}
                </LinkButton>
              )}
            </Inline>
          </CommandForm>
        }
      >
        {shown.lead}
      </EmptyState>
    </Container>
  );
}
