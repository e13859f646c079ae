import type { PayBody } from "@jobami/api/billing/contract";
import { paymentMeans } from "@jobami/api/billing/routes";
import { dayInFrance } from "@jobami/api/missions/days";
import type { SubmissionProblem } from "@jobami/machines/submission";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { DateField } from "@jobami/ui/DateField";
import { Dialog } from "@jobami/ui/Dialog";
import { Stack } from "@jobami/ui/layout/Stack";
import { Select } from "@jobami/ui/Select";
import { useState } from "react";
import { useClock } from "../../../platform/clock/index.ts";
import { problemText } from "../../../platform/forms/index.ts";
import { actCopy as copy, editorCopy, meansLabels } from "./copy.ts";

interface PayDialogProps {
  isOpen: boolean;
  isSending: boolean;
  problem: SubmissionProblem<string> | null;
  /** The day on which its mission was noted to be paid; null without. */
  notedOn: string | null;
  onPay: (paid: PayBody) => void;
  onClose: () => void;
}

const options = paymentMeans.map((value) => ({ value, label: meansLabels[value] }));

/** On which day an invoice was paid, and how. */
export function PayDialog({ isOpen, isSending, problem, notedOn, onPay, onClose }: PayDialogProps) {
  const today = dayInFrance(useClock().now());
  const [paidOn, setPaidOn] = useState<string | null>(notedOn ?? today);
  const [means, setMeans] = useState<PayBody["means"]>("transfer");
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={copy.payTitle}
      isCloseDisabled={isSending}
      actions={
        <>
          <Button
            isPending={isSending}
            pendingLabel={copy.working}
            isDisabled={paidOn === null || paidOn > today}
            onClick={() => {
              if (paidOn !== null) onPay({ paidOn, means });
            }}
          >
            {copy.confirmPay}
          </Button>
          <Button variant="secondary" isResting={isSending} onClick={onClose}>
            {editorCopy.cancel}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {problem !== null && <Banner tone="danger" announce="assertive" title={problemText(problem)} />}
        <DateField
          label={copy.paidOn}
          isRequired
          isRequiredShown
          value={paidOn}
          max={today}
          onChange={setPaidOn}
        />
        <Select
          label={copy.means}
          options={options}
          value={means}
          onChange={(value) => setMeans(paymentMeans.find((one) => one === value) ?? means)}
        />
      </Stack>
    </Dialog>
  );
}
