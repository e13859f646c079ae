import { useApi } from "@jobami/api/http/provider";
import { Button } from "@jobami/ui/Button";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Spinner } from "@jobami/ui/Spinner";
import { useState } from "react";
import { loginPath } from "../../../generated/paths.ts";
import {
  CommandForm,
  PlainCommand,
  problemText,
  usePostedView,
  useSubmission,
} from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { needsScripts } from "../../../platform/page/index.ts";
import { GoogleLinkStep } from "./GoogleLinkStep.tsx";
import { GoogleOver } from "./GoogleOver.tsx";
import { GoogleRegisterStep } from "./GoogleRegisterStep.tsx";
import { googleEntering } from "./google.actors.ts";
import { google } from "./google.copy.ts";
import type { GoogleArrival, GoogleStepProps } from "./google-step.ts";
import { useEntering } from "./use-entering.ts";

interface GoogleArrivalPageProps extends Omit<GoogleStepProps, "arrival"> {
  /** Null when what came back from Google is over. */
  arrival: GoogleArrival | null;
}

const steps = { signIn: Entering, link: GoogleLinkStep, register: GoogleRegisterStep };

/** What follows the return from Google: in at once, under the account's password, or by the sign-up. */
export function GoogleArrivalPage({ arrival, ...others }: GoogleArrivalPageProps) {
  if (arrival === null) return <GoogleOver />;
  const Step = steps[arrival.step];
  return <Step arrival={arrival} {...others} />;
}

/** Signs in a known person: by itself, or by a button without scripts. */
function Entering({ arrival, onSignedIn, posted }: GoogleStepProps) {
  const api = useApi();
  const [machine] = useState(() => googleEntering(api));
  const enter = useEntering(arrival.cameFrom, onSignedIn);
  const accepted = {
    "submission.accepted": ({ answer }: { answer: Parameters<typeof enter>[0] }) => enter(answer),
  };
  const { snapshot, submit, ...current } = useSubmission(machine, accepted, true);
  const { status, problem } = usePostedView(current, snapshot, posted);
  if (problem?.code === "OVER") return <GoogleOver />;
  if (status === "refused" && problem !== null)
    return (
      <EmptyState
        title={google.failedTitle}
        headingLevel={1}
        action={
          <>
            <CommandForm id="google-retry" onSubmit={() => submit(true)}>
              <Button type="submit">{google.retry}</Button>
            </CommandForm>
            <LinkButton variant="ghost" to={loginPath}>
              {google.restart}
            </LinkButton>
          </>
        }
      >
        {problemText(problem)}
      </EmptyState>
    );
  return (
    <EmptyState title={google.entering} headingLevel={1}>
      <div className={needsScripts}>
        <Spinner label={google.entering} size="large" />
      </div>
      <PlainCommand form="google" label={google.enter} />
    </EmptyState>
  );
}
