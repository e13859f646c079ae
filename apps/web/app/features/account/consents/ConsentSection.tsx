import { useConsent, useTermsStanding } from "@jobami/api/consents/hooks";
import type { ConsentKind } from "@jobami/api/consents/routes";
import { useApi } from "@jobami/api/http/provider";
import { consentView } from "@jobami/machines/consents/consent-form";
import { Badge } from "@jobami/ui/Badge";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Skeleton } from "@jobami/ui/Skeleton";
import { heading, text } from "@jobami/ui/styles";
import { useEffect, useId, useState } from "react";
import { useFlow } from "../../../platform/machine/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { consentMachine } from "./consent.actors.ts";
import { consentChecks, consentNotices } from "./consent-copy.ts";
import { consentChanged, consentEvents, hearWindow, openConsent } from "./consents.ts";
import { consentCards, section, standingText } from "./copy.ts";
import { ComingTerms } from "./TermsText.tsx";

/** The consents of a person: where each stands, how to give it and how to take it back [CONS-53]. */
export function ConsentSection({ userId }: { userId: string }) {
  return (
    <Stack as="section" id="consentement" gap={5} aria-labelledby="consentement-titre">
      <Stack gap={2}>
        <h2 id="consentement-titre" className={heading[3]}>
          {section.title}
        </h2>
        <p className={text.soft}>{section.lead}</p>
      </Stack>
      <ConsentCard kind="ai" userId={userId} />
      <ConsentCard kind="terms" userId={userId} />
    </Stack>
  );
}

interface ConsentCardProps {
  kind: ConsentKind;
  userId: string;
}

function ConsentCard({ kind, userId }: ConsentCardProps) {
  const card = consentCards[kind];
  const titleId = useId();
  const reading = useConsent(kind);
  const { data, mutate } = reading;
  useEffect(() => hearWindow({ [consentEvents.updated[kind]]: () => void mutate() }), [kind, mutate]);
  const { isRevoking, revoke } = useRevocation(kind, userId);
  return (
    <Card element="section" padding="large" aria-labelledby={titleId}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Inline gap={3} align="center" justify="between">
            <h3 id={titleId} className={heading[4]}>
              {card.title}
            </h3>
            {data !== undefined && (
              <Badge tone={data.hasConsent ? "success" : "neutral"}>
                {data.hasConsent ? section.given : section.absent}
              </Badge>
            )}
          </Inline>
          <p className={text.soft}>{card.text}</p>
          {data?.hasConsent === true && <p>{standingText(data.givenAt, data.validUntil)}</p>}
        </Stack>
        {kind === "terms" && <NextTerms />}
        <Reading
          of={reading}
          failed={consentChecks[kind]}
          announce="polite"
          awaited={<Skeleton shape="text" width="half" />}
        >
          {(known) => (
            <Inline gap={3}>
              {known.hasConsent ? (
                <>
                  {card.renew !== null && (
                    <Button variant="secondary" onClick={() => openConsent(kind)}>
                      {card.renew}
                    </Button>
                  )}
                  <Button
                    variant="secondary"
                    isPending={isRevoking}
                    pendingLabel={card.revoking}
                    onClick={revoke}
                  >
                    {card.revoke}
                  </Button>
                </>
              ) : (
                <Button onClick={() => openConsent(kind)}>{card.give}</Button>
              )}
            </Inline>
          )}
        </Reading>
      </Stack>
    </Card>
  );
}

/** Terms that are announced, where there are any. */
function NextTerms() {
  const announced = useTermsStanding().data?.announced ?? null;
  return announced === null ? null : <ComingTerms announced={announced} />;
}

/** Takes a consent back; the page is informed once it is done. */
function useRevocation(kind: ConsentKind, userId: string) {
  const api = useApi();
  const notify = useNotify();
  const [machine] = useState(() => consentMachine(api));
  const [snapshot, send] = useFlow(
    machine,
    { kind },
    {
      notice: (notice) => notify({ kind: notice.kind, title: consentNotices[kind][notice.code] }),
      "answer.postponed": () => {},
      "consent.changed": ({ hasConsent }) => consentChanged(kind, hasConsent, userId),
    },
  );
  return {
    isRevoking: consentView(snapshot).isRevoking,
    revoke: () => send({ type: "revocation.requested" }),
  };
}
