import { financesRoutes } from "@jobami/api/finances/routes";
import { toCents, toEuros } from "@jobami/api/http/money";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { jobiRoutes } from "@jobami/api/jobi/routes";
import type { Mission } from "@jobami/api/missions/contract";
import type { MissionProgress } from "@jobami/api/progress/contract";
import { progressRoutes } from "@jobami/api/progress/routes";
import type { ProposalSide } from "@jobami/api/proposals/contract";
import { paymentOf } from "@jobami/machines/money/payment";
import { Badge } from "@jobami/ui/Badge";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { DescriptionList } from "@jobami/ui/DescriptionList";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { MoneyField } from "@jobami/ui/MoneyField";
import { useState } from "react";
import { priceText, sumText } from "../../../entities/price/index.ts";
import { billingPath } from "../../../generated/paths.ts";
import { Fold } from "../../../platform/folds/index.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { copy, howText, paymentCopy, sendJobisText } from "./copy.ts";
import { paymentMachine } from "./progress.actors.ts";

interface PaymentPartProps {
  progress: MissionProgress;
  mission: Mission;
  side: ProposalSide;
}

/** What was agreed and what has been paid: the jobbeur declares what came in euros, the client sends Jobi that are missing [PROP-11, PROP-20]. */
export function PaymentPart({ progress, mission, side }: PaymentPartProps) {
  const { payment } = progress;
  const { status, agreed, paid } = payment;
  const { label, tone } = paymentCopy[status];
  const missing = agreed.jobis - paid.jobis;
  return (
    <Fold id="paiement" title={copy.paymentTitle} state={<Badge tone={tone}>{label}</Badge>}>
      <Stack gap={4}>
        <DescriptionList
          entries={[
            { term: copy.how, details: howText(agreed) },
            { term: copy.budget, details: priceText(mission) },
            { term: copy.due, details: sumText(agreed) },
            { term: copy.paid, details: agreed.cents + paid.jobis === 0 ? copy.noJobi : sumText(paid) },
          ]}
        />
        {side === "jobbeur" && agreed.cents > 0 && <EurosForm key={paid.cents} progress={progress} />}
        {side === "jobbeur" && (
          <Inline gap={3}>
            <LinkButton variant="ghost" size="small" to={`${billingPath}?mission=${mission.id}`}>
              {copy.document}
            </LinkButton>
          </Inline>
        )}
        {side === "client" && missing > 0 && mission.statut === "terminee" && (
          <JobisForm progress={progress} />
        )}
      </Stack>
    </Fold>
  );
}

/** Sends what was paid in all, and has what depends on it read again. */
function usePayment({ missionId: id, proposalId }: MissionProgress) {
  const api = useApi();
  const readings = useReadings();
  const [machine] = useState(() => paymentMachine(api, { id, proposalId }));
  const readAgain = () => {
    readings.readAgain(progressRoutes.read, { id });
    readings.readAgain(jobiRoutes.balance);
    for (const figures of [financesRoutes.year, financesRoutes.payments]) readings.readAgain(figures);
  };
  return useSubmission(machine, { "submission.accepted": readAgain, "submission.refused": readAgain });
}

function EurosForm({ progress }: { progress: MissionProgress }) {
  const { agreed, paid } = progress.payment;
  const { isSending, problem, submit, edit } = usePayment(progress);
  const [amount, setAmount] = useState<number | null>(toEuros(paid.cents === 0 ? agreed.cents : paid.cents));
  return (
    <Stack
      as={Form}
      gap={3}
      onSubmit={() => {
        const { status } = paymentOf(agreed, { ...paid, cents: toCents(amount ?? 0) });
        // An amount that is missing is refused by its name.
        submit({ status, montant_paiement: amount as number });
      }}
    >
      <MoneyField
        label={copy.received}
        help={copy.receivedHelp}
        isRequired
        error={problem === null ? undefined : (problem.fields[0]?.message ?? problemText(problem))}
        value={amount}
        onChange={(value) => {
          setAmount(value);
          edit();
        }}
      />
      <Inline gap={3}>
        <Button
          type="submit"
          size="small"
          variant="secondary"
          isPending={isSending}
          pendingLabel={copy.saving}
        >
          {copy.savePayment}
        </Button>
      </Inline>
    </Stack>
  );
}

function JobisForm({ progress }: { progress: MissionProgress }) {
  const { agreed, paid } = progress.payment;
  const { isSending, problem, submit } = usePayment(progress);
  return (
    <Stack gap={3}>
      {problem !== null && <Banner tone="danger" announce="assertive" title={problemText(problem)} />}
      <Inline gap={3}>
        <Button
          variant="secondary"
          isPending={isSending}
          pendingLabel={copy.sending}
          onClick={() =>
            submit({
              status: paymentOf(agreed, { ...paid, jobis: agreed.jobis }).status,
              montant_paiement: agreed.jobis,
            })
          }
        >
          {sendJobisText(agreed.jobis - paid.jobis)}
        </Button>
      </Inline>
    </Stack>
  );
}
