import { Banner } from "@jobami/ui/Banner";
import { Columns } from "@jobami/ui/layout/Columns";
import { Stack } from "@jobami/ui/layout/Stack";
import { FormSection } from "@jobami/ui/patterns/FormSection";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { Select } from "@jobami/ui/Select";
import { Switch } from "@jobami/ui/Switch";
import { TextField } from "@jobami/ui/TextField";
import { use } from "react";
import { SettingsContext } from "../../../platform/display/index.ts";
import { useBrand } from "../../../platform/page/index.ts";
import { recogniserClass } from "./recognition.ts";
import { VoiceAnswers, type VoicePartProps } from "./VoiceAnswers.tsx";
import { VoiceCommandList } from "./VoiceCommandList.tsx";
import { alternatives, copy, languages } from "./voice-settings.copy.ts";
import { useVoiceSettings } from "./voice-settings.store.ts";

/** Commands by voice: their settings, stored on this device, and everything that can be spoken [VOICE-01, VOICE-03]. */
export function VoiceSettingsScreen() {
  const { name } = useBrand();
  const page = use(SettingsContext);
  const [settings, change] = useVoiceSettings(name);
  const isSupported = recogniserClass() !== undefined;
  const isOn = page?.settings.speechRecognition === true;
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} size="compact" />
      <Stack gap={10}>
        {!isSupported && (
          <Banner tone="info" title={copy.unsupported}>
            {copy.unsupportedText}
          </Banner>
        )}
        <Stack as="form" gap={5} onSubmit={(event) => event.preventDefault()}>
          <Switch
            label={copy.enabled}
            help={copy.enabledHelp}
            isDisabled={!isSupported || page === null}
            checked={isSupported && isOn}
            onChange={(event) => page?.change({ speechRecognition: event.currentTarget.checked })}
          />
          <Listening settings={settings} change={change} product={name} />
          <VoiceAnswers settings={settings} change={change} />
        </Stack>
        <VoiceCommandList />
      </Stack>
    </>
  );
}

function Listening({ settings, change, product }: VoicePartProps & { product: string }) {
  return (
    <FormSection title={copy.listening}>
      <Switch
        label={copy.hotwordActivation}
        help={copy.hotwordActivationHelp}
        checked={settings.hotwordActivation}
        onChange={(event) => change({ hotwordActivation: event.currentTarget.checked })}
      />
      <Columns from="tablet" gap={5} align="start">
        <TextField
          key={settings.hotword}
          label={copy.hotword}
          help={copy.hotwordHelp(product)}
          defaultValue={settings.hotword}
          maxLength={40}
          onBlur={(event) => change({ hotword: event.currentTarget.value.trim() || product })}
        />
        <Select
          label={copy.language}
          options={languages}
          value={settings.language}
          onChange={(language) => change({ language })}
        />
      </Columns>
      <Switch
        label={copy.continuous}
        checked={settings.continuous}
        onChange={(event) => change({ continuous: event.currentTarget.checked })}
      />
      <Switch
        label={copy.interimResults}
        checked={settings.interimResults}
        onChange={(event) => change({ interimResults: event.currentTarget.checked })}
      />
      <Switch
        label={copy.enableBeep}
        checked={settings.enableBeep}
        onChange={(event) => change({ enableBeep: event.currentTarget.checked })}
      />
      <Select
        label={copy.maxAlternatives}
        options={alternatives}
        value={String(settings.maxAlternatives)}
        onChange={(value) => change({ maxAlternatives: Number(value) })}
      />
    </FormSection>
  );
}
