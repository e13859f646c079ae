import { keepSettings, useBillingSettings } from "@jobami/api/billing/hooks";
import { maxAddress, maxName, maxPenalty, maxPrefix, vatRegimes } from "@jobami/api/billing/routes";
import type { BillingSettings } from "@jobami/api/billing/settings";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { NumberField } from "@jobami/ui/NumberField";
import { FormSection } from "@jobami/ui/patterns/FormSection";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { TextArea } from "@jobami/ui/TextArea";
import { TextField } from "@jobami/ui/TextField";
import { useState } from "react";
import { billingPath, billingSettingsLabel } from "../../../generated/paths.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { settingsMachine } from "./billing.actors.ts";
import { copy, settingsCopy } from "./copy.ts";

/** /dashboard/facturation/parametres: who one is on one's documents [INV-04]. */
export function SettingsScreen() {
  const reading = useBillingSettings();
  return (
    <WorkPage measure="form">
      <PageHeader
        title={billingSettingsLabel}
        lead={settingsCopy.lead}
        size="compact"
        actions={
          <LinkButton variant="secondary" to={billingPath}>
            {copy.toList}
          </LinkButton>
        }
      />
      <Reading of={reading} failed={settingsCopy.failed}>
        {({ data }) => <SettingsForm savedSettings={data.settings} />}
      </Reading>
    </WorkPage>
  );
}

/** A number that is typed wrong is sent as one that the server refuses with a message. */
const whole = (typed: number | null): number =>
  typed === null || Number.isNaN(typed) ? -1 : Math.round(typed);

function SettingsForm({ savedSettings }: { savedSettings: BillingSettings }) {
  const api = useApi();
  const readings = useReadings();
  const notify = useNotify();
  const [typed, setTyped] = useState(savedSettings);
  const [machine] = useState(() => settingsMachine(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      keepSettings(readings, answer);
      setTyped(answer.settings);
      notify({ kind: "success", title: settingsCopy.saved });
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
    suffix: settingsCopy.days,
    min: 0,
    onChange: (value: number | null) => change({ [field]: whole(value) }),
  });
  function send(): void {
    submit(typed);
  }
  return (
    <Stack as={Form} gap={8} aria-label={settingsCopy.form} onSubmit={send}>
      {problem !== null && problem.fields.length === 0 && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      <FormSection title={settingsCopy.who}>
        <TextField
          label={settingsCopy.legalName}
          help={settingsCopy.legalNameHelp}
          isRequired
          autoComplete="organization"
          maxLength={maxName}
          {...textOf("legalName")}
        />
        <TextArea
          label={settingsCopy.address}
          isRequired
          rows={3}
          maxCharacters={maxAddress}
          {...areaOf("address")}
        />
        <TextField
          label={settingsCopy.siret}
          isRequired
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          {...textOf("siret")}
        />
      </FormSection>
      <FormSection title={settingsCopy.vat}>
        <RadioGroup
          label={settingsCopy.regime}
          name="vatRegime"
          look="cards"
          options={[
            { value: "franchise", label: settingsCopy.franchise, help: settingsCopy.franchiseHelp },
            { value: "rates", label: settingsCopy.rates, help: settingsCopy.ratesHelp },
          ]}
          value={typed.vatRegime}
          error={errorOf("vatRegime")}
          onChange={({ currentTarget: { value } }) =>
            change({ vatRegime: vatRegimes.find((regime) => regime === value) ?? typed.vatRegime })
          }
        />
        <TextField
          label={settingsCopy.vatNumber}
          isOptional={typed.vatRegime === "franchise"}
          autoComplete="off"
          maxLength={20}
          {...textOf("vatNumber")}
        />
      </FormSection>
      <FormSection title={settingsCopy.payment}>
        <TextField
          label={settingsCopy.iban}
          help={settingsCopy.ibanHelp}
          isOptional
          autoComplete="off"
          maxLength={42}
          {...textOf("iban")}
        />
        <NumberField
          label={settingsCopy.paymentDays}
          isRequired
          isRequiredShown
          max={60}
          {...countOf("paymentDays")}
        />
        <TextArea
          label={settingsCopy.penalty}
          isOptional
          rows={2}
          maxCharacters={maxPenalty}
          {...areaOf("penalty")}
        />
      </FormSection>
      <FormSection title={settingsCopy.documents}>
        <TextField
          label={settingsCopy.prefix}
          help={settingsCopy.prefixHelp}
          isOptional
          autoComplete="off"
          maxLength={maxPrefix}
          {...textOf("prefix")}
        />
        <NumberField
          label={settingsCopy.quoteDays}
          isRequired
          isRequiredShown
          max={365}
          {...countOf("quoteDays")}
        />
        <TextArea
          label={settingsCopy.footer}
          help={settingsCopy.footerHelp}
          isOptional
          rows={2}
          maxCharacters={maxPenalty}
          {...areaOf("footer")}
        />
      </FormSection>
      <Inline gap={3}>
        <Button type="submit" isPending={isSending} pendingLabel={settingsCopy.saving}>
          {settingsCopy.save}
        </Button>
      </Inline>
    </Stack>
  );
}
