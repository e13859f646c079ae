import type { TermsVersion } from "@jobami/api/consents/contract";
import { mostOfChanges } from "@jobami/api/consents/routes";
import { useApi } from "@jobami/api/http/provider";
import { Button } from "@jobami/ui/Button";
import { Dialog } from "@jobami/ui/Dialog";
import { Form } from "@jobami/ui/Form";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { Stack } from "@jobami/ui/layout/Stack";
import { TextArea } from "@jobami/ui/TextArea";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { lazyResolver, useRefusedField, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { termsWithdrawing, withdrawalProblem } from "./terms-versions.actors.ts";
import { copy, withdrawalConsequence, withdrawalQuestion } from "./terms-versions.copy.ts";

interface WithdrawalForm {
  reason: string;
}

const rules = lazyResolver<WithdrawalForm>(
  async () => (await import("./terms-versions.schema.ts")).withdrawalRules,
);

interface TermsWithdrawalProps {
  version: TermsVersion & { id: string };
  onChanged: () => void;
}

/** Takes an announcement back before its date, with the reason that whoever was informed reads. */
export function TermsWithdrawal({ version, onChanged }: TermsWithdrawalProps) {
  const api = useApi();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const form = useForm<WithdrawalForm>({ resolver: rules.resolver, defaultValues: { reason: "" } });
  const [machine] = useState(() => termsWithdrawing(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": () => {
      setAsking(false);
      notify({ kind: "success", title: copy.withdrawn });
      onChanged();
    },
  });
  const refused = useRefusedField(form, problem, withdrawalProblem);
  const send = form.handleSubmit(({ reason }) => submit({ id: version.id, reason }));
  useOverlayLock("terms-withdrawal", isAsking);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        {copy.withdraw}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        closesOnEscape={!isSending}
        title={withdrawalQuestion(version)}
        description={withdrawalConsequence(version)}
        actions={
          <>
            <Button
              variant="danger"
              isPending={isSending}
              pendingLabel={copy.withdrawing}
              onClick={() => void send()}
            >
              {copy.withdraw}
            </Button>
            <Button variant="secondary" isDisabled={isSending} onClick={() => setAsking(false)}>
              {copy.keep}
            </Button>
          </>
        }
      >
        <Stack as={Form} gap={4} onSubmit={send} onFocus={rules.preload} onInput={edit}>
          <TextArea
            label={copy.reason}
            help={copy.reasonHelp}
            isRequired
            rows={3}
            maxCharacters={mostOfChanges}
            error={form.formState.errors.reason?.message}
            {...form.register("reason")}
          />
          <InlineAlert>{refused}</InlineAlert>
        </Stack>
      </Dialog>
    </>
  );
}
