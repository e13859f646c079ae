import { useApi } from "@jobami/api/http/provider";
import { promoCodeLength } from "@jobami/api/promocodes/routes";
import type { PromoOutcome } from "@jobami/api/subscriptions/contract";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Columns } from "@jobami/ui/layout/Columns";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { TextField } from "@jobami/ui/TextField";
import { useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { copy, promoText } from "./copy.ts";
import { checkingPromo } from "./premium.actors.ts";

interface PromoFieldProps {
  /** What the code that was given makes of the price; null without one. */
  outcome: PromoOutcome | null;
  isDisabled: boolean;
  onOutcome: (outcome: PromoOutcome | null) => void;
}

/** A promo code: the server reports what it makes of the price before anything is paid. */
export function PromoField({ outcome, isDisabled, onOutcome }: PromoFieldProps) {
  const api = useApi();
  const [machine] = useState(() => checkingPromo(api));
  const [code, setCode] = useState("");
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => onOutcome(answer),
  });
  if (outcome !== null)
    return (
      <Stack gap={2}>
        <Banner
          tone={outcome.applies === "code" ? "success" : "info"}
          announce="polite"
          title={promoText(outcome)}
        />
        <Inline gap={3}>
          <Button variant="ghost" isDisabled={isDisabled} onClick={() => onOutcome(null)}>
            {copy.removePromo}
          </Button>
        </Inline>
      </Stack>
    );
  return (
    <Form aria-label={copy.promo} onSubmit={() => submit({ code })}>
      <Columns ratio="1:auto" from="tablet" gap={3} rowGap={3} align="end">
        <TextField
          label={copy.promo}
          help={copy.promoHelp}
          isOptional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={promoCodeLength.max}
          value={code}
          error={problem === null ? undefined : (problem.fields[0]?.message ?? problemText(problem))}
          onChange={({ currentTarget: { value } }) => {
            setCode(value);
            edit();
          }}
        />
        <Button
          type="submit"
          variant="secondary"
          isDisabled={isDisabled}
          isPending={isSending}
          pendingLabel={copy.checking}
        >
          {copy.apply}
        </Button>
      </Columns>
    </Form>
  );
}
