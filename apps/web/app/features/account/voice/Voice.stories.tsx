import { jobbeur } from "@jobami/api/auth/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { indicatorKey } from "./indicator-record.ts";
import { VoiceBarButton } from "./VoiceBarButton.tsx";
import { VoiceController } from "./VoiceController.tsx";
import { type Voice, VoiceContext } from "./voice.context.ts";
import { type FakeMicrophone, fakeMicrophone } from "./voice.fixture.tsx";
import { changeVoiceSettings, voiceSettingsKey } from "./voice-settings.store.ts";

const onNotice = fn();
let microphone: FakeMicrophone;

function Page() {
  const [voice, setVoice] = useState<Voice | null>(null);
  return (
    <main>
      <h1>Missions</h1>
      <p>
        Trois liens&nbsp;: <a href="#a">Haie</a>, <a href="#b">Armoire</a>, <a href="#c">Piano</a>.
      </p>
      <VoiceContext value={voice}>
        <VoiceBarButton />
      </VoiceContext>
      <VoiceController onChange={setVoice} />
    </main>
  );
}

const meta = {
  title: "web/Commandes vocales",
  component: Page,
  decorators: [
    (Story) => (
      <StoryProviders path="/dashboard/missions" user={jobbeur} onNotice={onNotice}>
        <Story />
      </StoryProviders>
    ),
  ],
  beforeEach: () => {
    onNotice.mockClear();
    changeVoiceSettings("Jobami", { enableBeep: false });
    microphone = fakeMicrophone();
    return () => microphone.remove();
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const bar = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole("main")).getAllByRole("button", {
    name: /^(Mot-clé|Parlez|Écoute|Vocal|Micro ✗)$/,
  })[0] as HTMLElement;

/** The microphone is offered once the page knows what the browser can. */
const offered = (canvasElement: HTMLElement) => waitFor(() => bar(canvasElement));

async function press(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(await offered(canvasElement));
  await waitFor(() => expect(microphone.current()).toBeDefined());
}

export const Idle: Story = {
  play: async ({ canvasElement }) => {
    await expect(await offered(canvasElement)).toHaveTextContent("Vocal");
  },
};

/** Direct mode: five readings are asked for in French, then « Parlez », then « Écoute ». */
export const Listening: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await expect(microphone.current()).toMatchObject({
      lang: "fr-FR",
      maxAlternatives: 5,
      continuous: false,
    });
    microphone.opens();
    await waitFor(() => expect(bar(canvasElement)).toHaveTextContent("Parlez"));
    microphone.hears("voir mes", false);
    await waitFor(() => expect(bar(canvasElement)).toHaveTextContent("Écoute"));
    await expect(within(canvasElement).getByText(/voir mes/)).toBeVisible();
  },
};

export const Answered: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    microphone.hears("Lister les liens");
    await waitFor(() => expect(microphone.spoken).toEqual(["3 liens\u00a0: Haie, Armoire, Piano."]));
    await expect(await within(canvasElement).findByText(/3 liens/)).toBeVisible();
  },
};

export const KeywordWithoutCommand: Story = {
  beforeEach: () => changeVoiceSettings("Jobami", { hotwordActivation: true }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(microphone.current()?.continuous).toBe(true));
    microphone.opens();
    await waitFor(() => expect(bar(canvasElement)).toHaveTextContent("Mot-clé"));
    microphone.hears("Job ami");
    await waitFor(() => expect(microphone.spoken).toEqual(["Que voulez-vous faire\u202f?"]));
    await waitFor(() => expect(microphone.current()?.continuous).toBe(false));
    microphone.opens();
    await waitFor(() => expect(bar(canvasElement)).toHaveTextContent("Écoute"));
  },
};

export const Denied: Story = {
  beforeEach: () => changeVoiceSettings("Jobami", { hotwordActivation: true }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(microphone.current()).toBeDefined());
    microphone.fails("not-allowed");
    await waitFor(() => expect(bar(canvasElement)).toHaveTextContent("Micro ✗"));
    await expect(onNotice.mock.lastCall?.[0].title).toBe(
      "Accès au microphone refusé. Autorisez l'accès dans les paramètres du navigateur.",
    );
    await expect(JSON.parse(localStorage.getItem(voiceSettingsKey) ?? "").hotwordActivation).toBe(false);
  },
};

export const NotUnderstood: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    microphone.hears("danse la polka");
    await expect(
      await within(canvasElement).findByText(
        'Commande non reconnue. Dites "aide" pour voir les commandes disponibles.',
      ),
    ).toBeVisible();
  },
};

/** The eleventh command within a minute. */
export const TooMany: Story = {
  play: async ({ canvasElement }) => {
    for (let run = 0; run < 11; run += 1) {
      await press(canvasElement);
      microphone.hears("tout en haut");
      await waitFor(() => expect(microphone.current()).toBeUndefined());
    }
    await expect(
      await within(canvasElement).findByText("Limite de commandes atteinte, veuillez patienter."),
    ).toBeVisible();
  },
};

/** What is spoken is still heard; nothing is shown of it for a day. */
export const IndicatorHidden: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    const before = Date.now();
    const hide = await within(canvasElement).findByRole("button", { name: "Masquer pendant 24 heures" });
    await userEvent.click(hide);
    const until = Number(localStorage.getItem(indicatorKey));
    await expect(until - before).toBeGreaterThanOrEqual(86_400_000);
    await expect(until - Date.now()).toBeLessThanOrEqual(86_400_000);
    microphone.opens();
    await waitFor(() => expect(bar(canvasElement)).toHaveTextContent("Parlez"));
    await expect(within(canvasElement).queryByText(/Parlez maintenant/)).toBeNull();
  },
};

/** A phone’s floating button, with its panel above it. */
export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };
