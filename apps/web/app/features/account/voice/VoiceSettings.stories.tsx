import { jobbeur } from "@jobami/api/auth/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { VoiceSettingsScreen } from "./VoiceSettingsScreen.tsx";
import { fakeMicrophone, StorySettings } from "./voice.fixture.tsx";
import { voiceSettingsKey } from "./voice-settings.store.ts";

const meta = {
  title: "web/Réglages de la voix",
  component: VoiceSettingsScreen,
  decorators: [
    (Story, { parameters }) => (
      <StoryProviders path="/dashboard/parametres/reconnaissance-vocale" user={jobbeur}>
        <StorySettings speechRecognition={parameters.isOn !== false}>
          <main style={{ maxWidth: "38rem" }}>
            <Story />
          </main>
        </StorySettings>
      </StoryProviders>
    ),
  ],
  beforeEach: () => {
    const microphone = fakeMicrophone();
    return () => microphone.remove();
  },
} satisfies Meta<typeof VoiceSettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const stored = () => JSON.parse(localStorage.getItem(voiceSettingsKey) ?? "{}");

export const On: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "Ce que vous pouvez dire" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Mot-clé" })).toHaveValue("Jobami");
  },
};

export const Changed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("switch", { name: "Attendre un mot-clé" }));
    const keyword = canvas.getByRole("textbox", { name: "Mot-clé" });
    await userEvent.clear(keyword);
    await userEvent.type(keyword, "Maison");
    await userEvent.tab();
    await waitFor(() => expect(stored()).toMatchObject({ hotwordActivation: true, hotword: "Maison" }));
    await userEvent.click(canvas.getByRole("switch", { name: "Un bip quand le micro s’ouvre" }));
    await expect(stored().enableBeep).toBe(false);
  },
};

export const Off: Story = {
  parameters: { isOn: false },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("switch", { name: "Commander le site à la voix" });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

export const Unsupported: Story = {
  beforeEach: () => {
    const browserGlobals = globalThis as unknown as Record<string, unknown>;
    const { webkitSpeechRecognition } = browserGlobals;
    browserGlobals.SpeechRecognition = undefined;
    browserGlobals.webkitSpeechRecognition = undefined;
    return () => {
      browserGlobals.webkitSpeechRecognition = webkitSpeechRecognition;
    };
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText("Votre navigateur ne reconnaît pas la parole."),
    ).toBeVisible();
  },
};
