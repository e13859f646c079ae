import { jobbeur } from "@jobami/api/auth/fixtures";
import { type AccessibilitySettings, defaultSettings } from "@jobami/machines/display/accessibility-settings";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { SpeechSettings } from "./SpeechSettings.tsx";
import { readings } from "./speech-settings.copy.ts";
import { fakeMicrophone } from "./voice.fixture.tsx";

const onChange = fn();

function Living({ settings: given }: { settings: AccessibilitySettings }) {
  const [settings, setSettings] = useState(given);
  return (
    <div style={{ maxWidth: "36rem" }}>
      <h2>Réglages</h2>
      <SpeechSettings
        headingLevel={3}
        settings={settings}
        onLeave={() => {}}
        onChange={(change) => {
          onChange(change);
          setSettings((current) => ({ ...current, ...change }));
        }}
      />
    </div>
  );
}

const meta = {
  title: "web/Réglages de lecture",
  component: Living,
  args: { settings: defaultSettings },
  decorators: [
    (Story) => (
      <StoryProviders user={jobbeur}>
        <Story />
      </StoryProviders>
    ),
  ],
  beforeEach: () => {
    onChange.mockClear();
    const microphone = fakeMicrophone();
    return () => microphone.remove();
  },
} satisfies Meta<typeof Living>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = {
  args: { settings: { ...defaultSettings, speechEnabled: true, speechRecognition: true } },
};

export const ExtraLargeOnAPhone: Story = {
  ...On,
  globals: { viewport: { value: "w320" }, fontSize: "extra-large" },
};

/** Each switch changes its own setting and no other. */
export const EachSwitch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const flip = (name: string) => userEvent.click(canvas.getByRole("switch", { name }));
    await flip("Lire à voix haute");
    await expect(onChange).toHaveBeenLastCalledWith({ speechEnabled: true });
    for (const { key, label } of readings) {
      await flip(label);
      await expect(onChange).toHaveBeenLastCalledWith({ [key]: !defaultSettings[key] });
    }
    await flip("Commander à la voix");
    await expect(onChange).toHaveBeenLastCalledWith({ speechRecognition: true });
    await expect(canvas.getByRole("link", { name: "Mot-clé, langue et liste des commandes" })).toBeVisible();
  },
};
