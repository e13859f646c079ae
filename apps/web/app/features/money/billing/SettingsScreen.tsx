import { keepSettings, useBillingSettings } from "@jobami/api/billing/hooks";
import { maxAddress, maxName, maxPenalty, maxPrefix, vatRegimes } from "@jobami/api/billing/routes";
import type { BillingSettings } from "@jobami/api/billing/settings";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { NumberField } from "@jobami/ui/NumberField";
import { FormSection } from "@jobami/ui/patterns/FormSection";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { TextArea } from "@jobami/ui/TextArea";
import { TextField } from "@jobami/ui/TextField";
import { type FormEvent, useState } from "react";
import { billingPath, billingSettingsLabel } from "../../../generated/paths.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { settingsMachine } from "./billing.actors.ts";
import { settingsWords as copy, words } from "./copy.ts";

/** /dashboard/facturation/parametres: who one is on one's documents [INV-04]. */
export function SettingsScreen() {
  const reading = useBillingSettings();
  return (
    <WorkPage measure="form">
      <PageHeader
        title={billingSettingsLabel}
        lead={copy.lead}
        size="compact"
        actions={
          <LinkButton variant="secondary" to={billingPath}>
            {words.toList}
          </LinkButton>
        }
      />
      <Reading of={reading} failed={copy.failed}>
        {({ data }) => <SettingsForm kept={data.settings} />}
      </Reading>
    </WorkPage>
  );
}

/** A number that is typed wrong is sent as one that the server refuses in words. */
const whole = (typed: number | null): number =>
  typed === null || Number.isNaN(typed) ? -1 : Math.round(typed);

function SettingsForm({ kept }: { kept: BillingSettings }) {
  const api = useApi();
  const readings = useReadings();
  const notify = useNotify();
  const [typed, setTyped] = useState(kept);
  const [machine] = useState(() => settingsMachine(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      keepSettings(readings, answer);
      setTyped(answer.settings);
      notify({ kind: "success", title: copy.saved });
    },
  });
  const errorOf = (field: keyof BillingSettings) =>
    problem?.fields.find(({ path }) => path === field)?.message;
  const change = (part: Partial<BillingSettings>) => {
    setTyped((now) => ({ ...now, ...part }));
    edit();
  };
  const textOf = (field: "legalName" | "siret" | "vatNumber" | "iban" | "prefix") => ({
    value: typed[field],
    error: errorOf(field),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change({ [field]: value }),
  });
  const areaOf = (field: "address" | "penalty" | "footer") => ({
    value: typed[field],
    error: errorOf(field),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change({ [field]: value }),
  });
  const countOf = (field: "paymentDays" | "quoteDays") => ({
    value: typed[field] < 0 ? null : typed[field],
    error: errorOf(field),
    suffix: copy.days,
    min: 0,
    onChange: (value: number | null) => change({ [field]: whole(value) }),
  });
  function send(event: FormEvent): void {
    event.preventDefault();
    submit(typed);
  }
  return (
    <Stack as="form" gap={8} noValidate aria-label={copy.form} onSubmit={send}>
      {problem !== null && problem.fields.length === 0 && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      <FormSection title={copy.who}>
        <TextField
          label={copy.legalName}
          help={copy.legalNameHelp}
          isRequired
          requiredWord=""
          autoComplete="organization"
          maxLength={maxName}
          {...textOf("legalName")}
        />
        <TextArea
          label={copy.address}
          isRequired
          requiredWord=""
          rows={3}
          maxCharacters={maxAddress}
          {...areaOf("address")}
        />
        <TextField
          label={copy.siret}
          isRequired
          requiredWord=""
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          {...textOf("siret")}
        />
      </FormSection>
      <FormSection title={copy.vat}>
        <RadioGroup
          label={copy.regime}
          name="vatRegime"
          look="cards"
          options={[
            { value: "franchise", label: copy.franchise, help: copy.franchiseHelp },
            { value: "rates", label: copy.rates, help: copy.ratesHelp },
          ]}
          value={typed.vatRegime}
          error={errorOf("vatRegime")}
          onChange={({ currentTarget: { value } }) =>
            change({ vatRegime: vatRegimes.find((regime) => regime === value) ?? typed.vatRegime })
          }
        />
        <TextField
          label={copy.vatNumber}
          isOptional={typed.vatRegime === "franchise"}
          autoComplete="off"
          maxLength={20}
          {...textOf("vatNumber")}
        />
      </FormSection>
      <FormSection title={copy.payment}>
        <TextField
          label={copy.iban}
          help={copy.ibanHelp}
          isOptional
          autoComplete="off"
          maxLength={42}
          {...textOf("iban")}
        />
        <NumberField label={copy.paymentDays} isRequired max={60} {...countOf("paymentDays")} />
        <TextArea
          label={copy.penalty}
          isOptional
          rows={2}
          maxCharacters={maxPenalty}
          {...areaOf("penalty")}
        />
      </FormSection>
      <FormSection title={copy.documents}>
        <TextField
          label={copy.prefix}
          help={copy.prefixHelp}
          isOptional
          autoComplete="off"
          maxLength={maxPrefix}
          {...textOf("prefix")}
        />
        <NumberField label={copy.quoteDays} isRequired max={365} {...countOf("quoteDays")} />
        <TextArea
          label={copy.footer}
          help={copy.footerHelp}
          isOptional
          rows={2}
          maxCharacters={maxPenalty}
          {...areaOf("footer")}
        />
      </FormSection>
      <Inline gap={3}>
        <Button type="submit" isPending={isSending} pendingLabel={copy.saving}>
          {copy.save}
        </Button>
      </Inline>
    </Stack>
  );
}
