import { aiCreditsUpdated } from "@jobami/api/ai-credits/hooks";
import { aiCreditsRoutes, type CreditPack, creditPacks } from "@jobami/api/ai-credits/routes";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { jobiRoutes } from "@jobami/api/jobi/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { ConfirmDialog } from "@jobami/ui/ConfirmDialog";
import { JobiAmount } from "@jobami/ui/JobiAmount";
import { AutoGrid } from "@jobami/ui/layout/AutoGrid";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading } from "@jobami/ui/styles";
import { useState } from "react";
import { sumText } from "../../../entities/price/index.ts";
import { useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { StartConsent } from "../withdrawal/index.ts";
import { buyingByCard, buyingByJobi, creditProblem } from "./ai-credits.actors.ts";
import { copy, packText } from "./copy.ts";

const consentId = "credits-start";

/** What is sold, for Jobi or by card [AICR-05, AICR-06, AICR-07]. */
export function Packs({ onLeave }: { onLeave: (url: string) => void }) {
  const api = useApi();
  const notify = useNotify();
  const readings = useReadings();
  const [asked, setAsked] = useState<CreditPack | null>(null);
  const [sent, setSent] = useState(0);
  const [isAgreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [jobiMachine] = useState(() => buyingByJobi(api));
  const [cardMachine] = useState(() => buyingByCard(api));
  const byJobi = useSubmission(jobiMachine, {
    "submission.accepted": () => {
      globalThis.dispatchEvent(new Event(aiCreditsUpdated));
      readings.readAgain(aiCreditsRoutes.history);
      readings.readAgain(jobiRoutes.balance);
      notify({ kind: "success", title: copy.bought });
    },
  });
  const byCard = useSubmission(cardMachine, {
    "submission.accepted": ({ answer }) => onLeave(answer),
  });
  /** Nothing is ordered before an immediate start was asked for. */
  function order(begin: () => void): void {
    setMissing(!isAgreed);
    if (isAgreed) begin();
    else document.getElementById(consentId)?.focus();
  }
  const problem = byJobi.problem ?? byCard.problem;
  const isBusy = byJobi.isSending || byCard.isSending;
  return (
    <Stack as="section" gap={4} aria-labelledby="packs">
      <h2 id="packs" className={heading[3]}>
        {copy.buy}
      </h2>
      {problem !== null && <Banner tone="danger" announce="assertive" title={creditProblem(problem)} />}
      <StartConsent
        kind="credits_ia"
        id={consentId}
        isGiven={isAgreed}
        isMissing={isMissing}
        onChange={setAgreed}
      />
      <AutoGrid as="ul" least="wide" gap={4}>
        {creditPacks.map((pack) => {
          const { quantity, jobi, cents } = pack;
          const isSent = isBusy && sent === quantity;
          return (
            <Card key={quantity} element="li">
              <Stack gap={3}>
                <h3 className={heading[4]}>{packText(quantity)}</h3>
                <Button
                  isFullWidth
                  isResting={isBusy}
                  isPending={isSent && byCard.isSending}
                  pendingLabel={copy.opening}
                  aria-label={`${copy.byCard} ${sumText({ cents, jobis: 0 })}\u00a0: ${packText(quantity)}`}
                  onClick={() =>
                    order(() => {
                      setSent(quantity);
                      byCard.submit(quantity);
                    })
                  }
                >
                  {copy.byCard} {sumText({ cents, jobis: 0 })}
                </Button>
                <Button
                  variant="secondary"
                  isFullWidth
                  isResting={isBusy}
                  isPending={isSent && byJobi.isSending}
                  pendingLabel={copy.buying}
                  aria-label={`${copy.byJobi} ${jobi}\u00a0Jobi\u00a0: ${packText(quantity)}`}
                  onClick={() => order(() => setAsked(pack))}
                >
                  <span>
                    {copy.byJobi} <JobiAmount amount={jobi} />
                  </span>
                </Button>
              </Stack>
            </Card>
          );
        })}
      </AutoGrid>
      <ConfirmDialog
        isOpen={asked !== null}
        title={copy.question(asked?.quantity ?? 0, asked?.jobi ?? 0)}
        losses={[copy.loss(asked?.jobi ?? 0)]}
        confirmLabel={copy.confirm}
        cancelLabel={copy.cancel}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          const quantity = asked?.quantity ?? 0;
          setAsked(null);
          setSent(quantity);
          byJobi.submit(quantity);
        }}
      />
    </Stack>
  );
}
